import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

export interface TestIdentity {
  url: string;
  jwksUrl: string;
  deleted: string[];
  /** A valid ID token for a verified email; `claims` override, or remove when undefined. */
  tokenFor: (email: string, claims?: JWTPayload) => Promise<string>;
  close: () => Promise<void>;
}

/** Made once for all providers of a test file: a key pair takes longer than most tests. */
const keyPair = generateKeyPair('RS256');

/** A sign-in provider with RS256 keys and a JWKS on loopback. One uid per email unless `sub` is set. */
export async function startIdentity(options: { projectId: string; now: () => Date }): Promise<TestIdentity> {
  const { publicKey, privateKey } = await keyPair;
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256', use: 'sig' }] };
  const deleted: string[] = [];
  const answerTo = (path: string, body: string): object => {
    if (path === '/oauth2.googleapis.com/token')
      return { access_token: 'access', token_type: 'Bearer', expires_in: 3_600 };
    if (!path.endsWith('/accounts:delete')) return jwks;
    deleted.push((JSON.parse(body) as { localId: string }).localId);
    return {};
  };
  const server = createServer((request, response) => {
    void text(request).then((body) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answerTo(request.url ?? '', body))),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    jwksUrl: `${url}/jwks`,
    deleted,
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
