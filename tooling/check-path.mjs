// Plain syntax: runs before the version of Node is checked.

/** Characters with a meaning in file patterns (`[a]`), URLs (`#`), strings (`'`) or shells (`$`). */
const special = /[[\]{}*?!+#%$']/;

/** Undefined for a usable path. @param {string} root @returns {string | undefined} */
export function pathProblem(root) {
  const found = special.exec(root);
  if (!found) return undefined;
  return `Move this folder to a path without "${found[0]}", which Storybook, Vite or a shell misreads: ${root}`;
}
