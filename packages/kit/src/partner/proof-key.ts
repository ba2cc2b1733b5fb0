/** Proof that the one who finishes a sign-in started it (RFC 7636). */
export interface ProofKey {
  /** 32 random bytes, base64url. Stays in memory until the exchange. */
  verifier: string;
  challenge: string;
}

const written = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** True on pages served over https or from this machine: others have no Web Crypto. */
export const hasProofKeys = (): boolean => globalThis.crypto?.subtle !== undefined;

export async function makeProofKey(): Promise<ProofKey> {
  const { crypto } = globalThis;
  const verifier = written(crypto.getRandomValues(new Uint8Array(32)));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, challenge: written(new Uint8Array(hash)) };
}
