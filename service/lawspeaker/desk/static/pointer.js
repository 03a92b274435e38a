/** JSON pointers: "/state/figures/0" leads into a document. */

/** The steps of a pointer, each a member or the place of an item. */
export function stepsOf(pointer) {
  return pointer.split("/").slice(1).map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** What stands where `steps` lead in `document`, or `undefined` if nothing does. */
export function valueAt(document, steps) {
  return steps.reduce((value, step) => value?.[step], document);
}
