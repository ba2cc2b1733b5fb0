/** The ETag of a versioned answer: its version in quotes. */
export function etagOf(version: string): string {
  return `"${version}"`;
}

/**
 * The version that a header names: undefined without the header, '' (no version is called that) for a header that names none, such as `*`,
 * which would overwrite unread changes.
 */
export function versionIn(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  return /^\s*(?:W\/)?"([^"]*)"\s*$/.exec(header)?.[1] ?? '';
}
