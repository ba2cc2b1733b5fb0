import { randomFillSync } from 'node:crypto';

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
const length = 20;
/** Random bytes for many IDs: one call per ID would cost more than the ID. */
const pool = Buffer.alloc(length * 256);
let used = pool.length;

/** Opaque ID: a prefix for its kind, then 20 random characters (100 bits), such as `sel_…`. */
export function newId(prefix: string): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  let text = '';
  for (const byte of pool.subarray(used, used + length)) text += alphabet[byte & 31];
  used += length;
  return `${prefix}_${text}`;
}
