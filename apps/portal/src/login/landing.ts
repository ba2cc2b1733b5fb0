export interface Landing {
  customToken: string;
  /** Null for a sign-in that began without a flow: anyone may have sent its address. */
  flow: string | null;
}

/** The hash of the landing URL, or null without a token. */
export function readLanding(hash: string): Landing | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const customToken = parts.get('customToken');
  const flow = parts.get('flow');
  return customToken ? { customToken, flow: flow || null } : null;
}

/**
 * Next landing step. Only flows this browser started may sign in: another person's landing address must not.
 * Others restart.
 */
export function checkLanding({ flow }: Landing, keptFlow: string | null): 'sign-in' | 'restart' | 'refuse' {
  if (flow === null) return 'restart';
  return flow === keptFlow ? 'sign-in' : 'refuse';
}
