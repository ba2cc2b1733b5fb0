import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const names = ['SUPERUSER', 'REPLICATION', 'REWIND', 'PATRONI', 'APP', 'POOLER'] as const;

export type Passwords = Record<`${(typeof names)[number]}_PASSWORD`, string>;

/** Passwords created on the first start and kept in `file`. */
export function passwordsIn(file: string): Passwords {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Passwords;
  const made = Object.fromEntries(names.map((name) => [`${name}_PASSWORD`, randomBytes(18).toString('hex')]));
  writeFileSync(file, JSON.stringify(made, null, 2), { mode: 0o600 });
  return made as Passwords;
}
