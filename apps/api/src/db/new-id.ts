import { randomBytes } from 'node:crypto';

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** An opaque id: the prefix that names its kind, then 20 random characters (100 bits), such as `sel_…`. */
export function newId(prefix: string): string {
  let text = '';
  for (const byte of randomBytes(20)) text += alphabet[byte & 31];
  return `${prefix}_${text}`;
}
