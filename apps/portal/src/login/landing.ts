export interface Landing {
  customToken: string;
  flow: string;
}

/** What the API put into the hash of the landing URL, or null when a part is missing. */
export function readLanding(hash: string): Landing | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const customToken = parts.get('customToken');
  const flow = parts.get('flow');
  return customToken && flow ? { customToken, flow } : null;
}

/**
 * The landing, if this browser asked for it. A finished callback URL that somebody else sends carries their flow, not
 * the one kept here, and must not sign anyone in.
 */
export function checkLanding(hash: string, keptFlow: string | null): Landing | null {
  const landing = readLanding(hash);
  return landing && keptFlow !== null && landing.flow === keptFlow ? landing : null;
}
