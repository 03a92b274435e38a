/** Numbers of which perhaps only bounds are known. */

const signed = (number) => String(number).replace("-", "−");

/** The number in `count`, or its bounds: "3", "1–2", "≥ 1". Points are `{points}` or `{at_least, at_most}`, votes are alike. */
export function numberOf({ points, votes, at_least: least, at_most: most }) {
  const known = points ?? votes;
  if (known !== undefined) return signed(known);
  return most === undefined ? `≥ ${signed(least)}` : `${signed(least)}–${signed(most)}`;
}
