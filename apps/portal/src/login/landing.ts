export interface Landing {
  customToken: string;
  /** Null for a sign-in without a flow: its address may come from anyone. */
  flow: string | null;
}

/** Hash of the landing URL, or null without a token. */
export function readLanding(hash: string): Landing | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const customToken = parts.get('customToken');
  const flow = parts.get('flow');
  return customToken ? { customToken, flow: flow || null } : null;
}

/** Next landing step. Only flows that this browser started sign in: landing URLs may come from someone else. */
export function checkLanding({ flow }: Landing, keptFlow: string | null): 'sign-in' | 'restart' | 'refuse' {
  if (flow === null) return 'restart';
  return flow === keptFlow ? 'sign-in' : 'refuse';
}
