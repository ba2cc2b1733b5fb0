/** Joins class names, leaving out what is empty. */
export const joinClass = (...parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ');
