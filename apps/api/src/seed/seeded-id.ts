import { createHash } from 'node:crypto';

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** An id that follows from a word alone, in the shape of `newId`: seeded rows have the same ids on every machine. */
export function seededId(prefix: string, word: string): string {
  const bytes = createHash('sha256').update(`${prefix}:${word}`).digest().subarray(0, 20);
  return `${prefix}_${[...bytes].map((byte) => alphabet[byte & 31]).join('')}`;
}

/** The account of a seeded e-mail. */
export function seededUserId(email: string): string {
  return seededId('usr', email);
}

/** The sign-in uid recorded for a seeded e-mail, so that a token can be had without asking the database. */
export function seededUid(email: string): string {
  return `seed:${seededUserId(email)}`;
}
