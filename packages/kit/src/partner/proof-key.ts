/** What a sign-in is begun with, and what shows later who has begun it (RFC 7636). */
export interface ProofKey {
  /** 32 random bytes, base64url. Never leaves the memory before the exchange. */
  verifier: string;
  /** Its SHA-256. */
  challenge: string;
}

const written = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Whether the browser has what it takes: only on pages that are served over https, or from this machine. */
export const hasProofKeys = (): boolean => globalThis.crypto?.subtle !== undefined;

export async function makeProofKey(): Promise<ProofKey> {
  const { crypto } = globalThis;
  const verifier = written(crypto.getRandomValues(new Uint8Array(32)));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, challenge: written(new Uint8Array(hash)) };
}
