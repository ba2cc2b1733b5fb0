/** The ETag of a versioned answer: its version in quotes. */
export function etagOf(version: string): string {
  return `"${version}"`;
}

/** The version that an If-Match header names; undefined for none, and for `*`, which would let anyone overwrite what they have not read. */
export function versionIn(ifMatch: string | undefined): string | undefined {
  return /^\s*(?:W\/)?"([^"]*)"\s*$/.exec(ifMatch ?? '')?.[1];
}
