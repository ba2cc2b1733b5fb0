import { createHash } from 'node:crypto';

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

export function seededId(prefix: string, word: string): string {
  const bytes = createHash('sha256').update(`${prefix}:${word}`).digest().subarray(0, 20);
  return `${prefix}_${[...bytes].map((byte) => alphabet[byte & 31]).join('')}`;
}

export function seededUserId(email: string): string {
  return seededId('usr', email);
}

/** Seeded account's sign-in uid: tokens need no database. */
export function seededUid(email: string): string {
  return `seed:${seededUserId(email)}`;
}
