import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface LocalSecrets {
  stateSecret: string;
  fieldKeys: string;
  drainToken: string;
}

/** Secrets of this machine's own data, made on the first start. Production brings its own through the environment. */
export function localSecrets(dataDir: string): LocalSecrets {
  const file = join(dataDir, 'secrets.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as LocalSecrets;
  const secrets: LocalSecrets = {
    stateSecret: randomBytes(32).toString('base64url'),
    fieldKeys: `local1:${randomBytes(32).toString('base64')}`,
    drainToken: randomBytes(24).toString('base64url'),
  };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}
