export function etagOf(version: string): string {
  return `"${version}"`;
}

/** Version in a header. '' matches none, for headers like `*`, which would overwrite unread changes. */
export function versionIn(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  return /^\s*(?:W\/)?"([^"]*)"\s*$/.exec(header)?.[1] ?? '';
}
