import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calculateJwkThumbprint, importJWK, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose';
import type { SandboxConfig } from './config.ts';
import type { Journal } from './journal.ts';

export interface Signer {
  sign(claims: JWTPayload): Promise<string>;
  publicKey(): Promise<CryptoKey>;
  jwks(): Promise<{ keys: JWK[] }>;
}

/** Creates the named key on first use and keeps it: making one takes a while. */
export function openSigner(journal: Journal, name: string): Signer {
  const keys = journal.table<JWK>('keys');
  let opened: ReturnType<typeof open> | undefined;
  const open = async () => {
    const kept = keys.get(name);
    const secret =
      kept ?? (generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }) as JWK);
    if (!kept) {
      keys.put(name, secret);
      journal.commit();
    }
    const shown: JWK = { kty: secret.kty, n: secret.n, e: secret.e };
    return {
      kid: await calculateJwkThumbprint(shown),
      shown,
      privateKey: await importJWK(secret, 'RS256'),
      publicKey: (await importJWK(shown, 'RS256')) as CryptoKey,
    };
  };
  const pair = () => (opened ??= open());
  return {
    async sign(claims) {
      const { kid, privateKey } = await pair();
      return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid }).sign(privateKey);
    },
    publicKey: async () => (await pair()).publicKey,
    async jwks() {
      const { shown, kid } = await pair();
      return { keys: [{ ...shown, kid, alg: 'RS256', use: 'sig' }] };
    },
  };
}

export interface ServiceAccount {
  client_email: string;
  private_key: string;
  public_key: string;
}

/** Public key of the service account. Unless configured, a pair is created in the state folder for the API. */
export function serviceAccountPublicKey(config: SandboxConfig): string {
  if (config.firebase.serviceAccountPublicKey) return config.firebase.serviceAccountPublicKey;
  const file = join(config.stateDir, 'service-account.json');
  if (existsSync(file)) return (JSON.parse(readFileSync(file, 'utf8')) as ServiceAccount).public_key;
  const pair = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const account: ServiceAccount = {
    client_email: config.firebase.serviceAccountEmail,
    private_key: pair.privateKey,
    public_key: pair.publicKey,
  };
  mkdirSync(config.stateDir, { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, `${JSON.stringify(account, null, 2)}\n`, { mode: 0o600 });
  renameSync(temporary, file);
  return account.public_key;
}
