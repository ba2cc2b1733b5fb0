import { importPKCS8, SignJWT } from 'jose';
import type { Config } from '../config/config.ts';

const audience = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

/** Firebase custom token, valid for five minutes. Its holder can sign in as `uid`. The ID token repeats `claims`. */
export async function mintCustomToken(
  account: Pick<Config, 'firebaseServiceAccountEmail' | 'firebaseServiceAccountKey'>,
  uid: string,
  now: Date,
  claims: { passkey?: true } = {},
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ uid, claims })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(account.firebaseServiceAccountEmail)
    .setSubject(account.firebaseServiceAccountEmail)
    .setAudience(audience)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 300)
    .sign(await importPKCS8(account.firebaseServiceAccountKey, 'RS256'));
}
