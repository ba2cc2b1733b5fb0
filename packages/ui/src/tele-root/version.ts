// The build puts the package's version in place of this name (tooling/library.ts).
declare const TELE_VERSION: string | undefined;

/** Of the published packages, which all have the same; 'source' where they are not built. */
export const teleVersion: string = typeof TELE_VERSION === 'string' ? TELE_VERSION : 'source';
