/** What was entered about a vote, and the request that it makes. */

import { isCount, isRecord, isRecordOf } from "../link.js";

export const CLANS = ["red", "yellow", "white", "violet", "blue"];
export const HEROES = ["warrior", "priest", "skald"];
export const MOST_SETTLEMENTS = 13;
export const MOST_SOLDIERS = 14;

const TERRITORY = "coast-1"; // on the map for any number of players; what is printed on it does not matter here

/**
 * Nothing. `players` is 3, 4 (which stands for five, too) or undefined; a clan is `{settlements, hero, army, ballot}`: a
 * number or undefined as long as nobody has said it, one of `HEROES` or undefined, and true, false or undefined.
 */
export const EMPTY = { palisade: false, clans: {} };

/** A clan that was just added. Whether it has settlements there is asked: a palisade takes votes only from those without. */
export const NEWCOMER = { army: 1 };

/** Whether a link brought what can be entered. */
export function isEntered(value) {
  return isRecord(value) && typeof value.palisade === "boolean" && [3, 4, undefined].includes(value.players)
    && isRecordOf(value.clans, CLANS, isClan);
}

function isClan(pieces) {
  return isRecord(pieces) && (pieces.settlements === undefined || isCount(pieces.settlements, 0, MOST_SETTLEMENTS))
    && isCount(pieces.army, 1, MOST_SOLDIERS)
    && [...HEROES, undefined].includes(pieces.hero) && [true, false, undefined].includes(pieces.ballot);
}

/** The clans that are there, in the order of the game. */
export function present({ clans }) {
  return CLANS.filter((clan) => clans[clan]);
}

/** The clans of which nobody has said how many settlements they have. */
export function unsettled(entered) {
  return present(entered).filter((clan) => entered.clans[clan].settlements === undefined);
}

/** The request, or null if no clan is there, or not all of them have told their settlements. */
export function request(entered) {
  const there = present(entered);
  if (!there.length || unsettled(entered).length) return null;
  const { settlements, heroes } = pieces(entered);
  const warriors = heroes.filter(({ hero }) => hero === "warrior");
  const armies = warriors.map(({ player }) => [player, { army: entered.clans[player].army }]);
  const ballots = there.map((clan) => [clan, entered.clans[clan].ballot]).filter(([, ballot]) => ballot !== undefined);
  return {
    territory: TERRITORY,
    state: {
      ...saysWhoPlays(there, entered.players),
      clans: Object.fromEntries(armies),
      territories: { [TERRITORY]: { settlements, heroes, works: entered.palisade ? ["palisade"] : [] } },
    },
    ...(ballots.length && { ballots: Object.fromEntries(ballots) }),
  };
}

/** The clans at whom the defects of a refused request point, as a set; `refused` is undefined if it was answered. */
export function blamed(refused, entered) {
  const all = pieces(entered);
  const found = (refused?.errors ?? []).map(({ pointer }) => {
    const [, kind, index] = pointer.match(/(settlements|heroes)\/(\d+)/) ?? [];
    return kind ? all[kind][index]?.player : CLANS.find((clan) => pointer.split("/").includes(clan));
  });
  return new Set(found);
}

function pieces(entered) {
  const there = present(entered);
  return {
    settlements: there.flatMap((player) => Array.from({ length: entered.clans[player].settlements }, () => ({ player }))),
    heroes: there.filter((clan) => entered.clans[clan].hero).map((player) => ({ player, hero: entered.clans[player].hero })),
  };
}

/** The members of a state that say how many play: who they are, or, where others may play too, whether three of them do. */
function saysWhoPlays(there, number) {
  if (!number) return {};
  const isThree = number === 3;
  if (there.length >= (isThree ? 3 : CLANS.length)) return { players: isThree ? there.slice(0, 3) : there };
  return { options: { three_player_changes: isThree } };
}
