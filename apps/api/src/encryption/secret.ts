import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits as base64url, after a prefix that says what it is. */
export function newSecret(prefix = ''): string {
  return `${prefix}${randomBytes(32).toString('base64url')}`;
}

/** What is stored of a secret of ours, which has too many bits to be guessed from it. Of a PKCE verifier it is the S256 challenge (RFC 7636). */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Whether a secret has a hash, in a time that tells nothing of either. */
export function hasHash(secret: string, hash: string): boolean {
  const [given, kept] = [Buffer.from(hashOf(secret)), Buffer.from(hash)];
  return given.length === kept.length && timingSafeEqual(given, kept);
}
