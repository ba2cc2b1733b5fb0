import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface LocalSecrets {
  stateSecret: string;
  fieldKeys: string;
  jobsToken: string;
  partnerTokenKey: string;
}

/** Secrets of this machine's own data, made on the first start. Production brings its own through the environment. */
export function localSecrets(dataDir: string): LocalSecrets {
  const file = join(dataDir, 'secrets.json');
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<LocalSecrets>) : {};
  const secrets: LocalSecrets = {
    stateSecret: randomBytes(32).toString('base64url'),
    fieldKeys: `local1:${randomBytes(32).toString('base64')}`,
    jobsToken: randomBytes(24).toString('base64url'),
    partnerTokenKey: randomBytes(32).toString('base64url'),
    // Existing secrets stay; new ones are generated.
    ...kept,
  };
  if (Object.keys(secrets).every((name) => name in kept)) return secrets;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}
