/** Which places of the picture to mark. The service says what its answers are about; of an action in the making, its words do. */

/**
 * What to mark for a dispute, `looked` at or `refused`: what the finding or line that is `pointed` at is about, or the action
 * that is `drafted`, `{action, marks}`, or else all that was found. `places` is what the picture shows, `[{name, at}, ...]`.
 */
export function marksFor({ looked, refused, pointed, drafted, places }) {
  if (pointed) return pointed.marks ?? pointed.at;
  if (refused) return refused.errors.flatMap(({ marks, pointer }) => marks ?? [pointer]);
  if (!looked) return [];
  if (drafted) return drafted.marks ?? marksOfDraft(drafted.action, places);
  return looked.ruling ? looked.ruling.marks ?? [] : marksOfQuestion(looked);
}

/** What a question asked to mark, or what its answer is about. */
function marksOfQuestion({ dispute: { asked }, reply }) {
  return asked?.marked ?? reply?.marks ?? (reply?.findings ?? []).flatMap(({ marks }) => marks ?? []);
}

/** The places that an action in the making names: "E9v E11r" names E9 and E11. What its player has is not meant. */
function marksOfDraft(action, places) {
  const names = new Set(places.map(({ name }) => name).filter((name) => name !== action.player));
  return words(action).map((word) => (names.has(word) ? word : placeIn(word))).filter((name) => names.has(name));
}

/** The name in a word that also says what lies there: "E9v", or "E9v2", is about E9. */
export function placeIn(word) {
  return word.replace(/\D\d*$/, "");
}

/** Every word of the texts in `value`: among them are names of places and players. */
export function words(value) {
  return texts(value).flatMap((text) => text.split(" "));
}

function texts(value) {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(texts) : [];
}
