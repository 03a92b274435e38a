/** The path below which the service is mounted, such as `/rules`; empty at the root of its host. */
export const ROOT = document.documentElement.dataset.root;
