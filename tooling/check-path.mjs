// Plain syntax: runs before the version of Node is checked.

/** Characters that tools read as a pattern of files (`[a]`), a part of a URL (`#`), the end of a string (`'`) or a variable (`$`). */
const special = /[[\]{}*?!+#%$']/;

/**
 * Why the folder of this repository cannot be used; undefined of one that can.
 * @param {string} root
 * @returns {string | undefined}
 */
export function pathProblem(root) {
  const found = special.exec(root);
  if (!found) return undefined;
  return `Move this folder to a path without "${found[0]}", which Storybook, Vite or a shell misreads: ${root}`;
}
