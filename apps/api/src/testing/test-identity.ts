import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

export interface TestIdentity {
  jwksUrl: string;
  /** A good ID token for a verified e-mail; `claims` replace or, when undefined, remove a claim. */
  tokenFor: (email: string, claims?: JWTPayload) => Promise<string>;
  close: () => Promise<void>;
}

/** Made once for all providers of a test file: a key pair takes longer than most tests. */
const keyPair = generateKeyPair('RS256');

/** A sign-in provider with real RS256 keys, its JWKS on loopback. Each e-mail has one uid unless `sub` says otherwise. */
export async function startIdentity(options: { projectId: string; now: () => Date }): Promise<TestIdentity> {
  const { publicKey, privateKey } = await keyPair;
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256', use: 'sig' }] };
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(jwks)),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    jwksUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks`,
    tokenFor: (email, claims = {}) => {
      const seconds = Math.floor(options.now().getTime() / 1000);
      return new SignJWT({
        iss: `https://securetoken.google.com/${options.projectId}`,
        aud: options.projectId,
        sub: uidOf(email),
        auth_time: seconds,
        iat: seconds,
        exp: seconds + 3_600,
        email,
        email_verified: true,
        ...claims,
      })
        .setProtectedHeader({ alg: 'RS256', kid: 'test' })
        .sign(privateKey);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function uidOf(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 28);
}
