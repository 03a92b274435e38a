/** Numbers of which perhaps only bounds are known. */

/** The number in `count`, or its bounds: "3", "1–2", "≥ 1". Points are `{points}` or `{at_least, at_most}`, votes are alike. */
export function numberOf({ points, votes, at_least: least, at_most: most }) {
  const known = points ?? votes;
  if (known !== undefined) return String(known);
  return most === undefined ? `≥ ${least}` : `${least}–${most}`;
}
