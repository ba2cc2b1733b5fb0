// The build inserts the package version (tooling/library.ts).
declare const TELE_VERSION: string | undefined;

/** Version of all published packages; 'source' if not built. */
export const teleVersion: string = typeof TELE_VERSION === 'string' ? TELE_VERSION : 'source';
