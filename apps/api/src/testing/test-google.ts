import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export interface TestGoogle {
  issuer: string;
  /** The signed-in person, who consents; `cancel` declines. `name` is returned on request. */
  person: { email: string; verified: boolean; name?: string; cancel?: boolean };
  consent: (authorizationUrl: string) => URL;
  close: () => Promise<void>;
}

interface Grant {
  challenge: string;
  nonce: string;
  redirectUri: string;
  email: string;
  verified: boolean;
  name: string | undefined;
}

/** An OpenID provider on loopback that checks PKCE, client secret, redirect URI and single-use codes. */
export async function startGoogleIssuer(client: { id: string; secret: string }, now: () => Date): Promise<TestGoogle> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'google', alg: 'RS256', use: 'sig' };
  const grants = new Map<string, Grant>();
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (body: unknown, status = 200): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url === '/.well-known/openid-configuration') return send(metadata(issuer));
    if (request.url === '/jwks') return send({ keys: [jwk] });
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const grant = redeem(form);
    if (!grant) return send({ error: 'invalid_grant' }, 400);
    const seconds = Math.floor(now().getTime() / 1000);
    const idToken = await new SignJWT({
      email: grant.email,
      email_verified: grant.verified,
      name: grant.name,
      nonce: grant.nonce,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'google' })
      .setIssuer(issuer)
      .setAudience(client.id)
      .setSubject(`google-${grant.email}`)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 600)
      .sign(privateKey);
    send({ access_token: 'unused', token_type: 'bearer', id_token: idToken });
  }

  function redeem(form: URLSearchParams): Grant | undefined {
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const knows = form.get('client_id') === client.id && form.get('client_secret') === client.secret;
    return knows && grant?.challenge === challenge && grant.redirectUri === form.get('redirect_uri')
      ? grant
      : undefined;
  }

  const google: TestGoogle = {
    issuer,
    person: { email: 'nobody@example.com', verified: true },
    consent(authorizationUrl) {
      const params = new URL(authorizationUrl).searchParams;
      const back = new URL(params.get('redirect_uri') ?? '');
      back.searchParams.set('state', params.get('state') ?? '');
      if (google.person.cancel) {
        back.searchParams.set('error', 'access_denied');
        return back;
      }
      const code = `code-${grants.size}-${params.get('nonce')}`;
      grants.set(code, {
        challenge: params.get('code_challenge') ?? '',
        nonce: params.get('nonce') ?? '',
        redirectUri: params.get('redirect_uri') ?? '',
        email: google.person.email,
        verified: google.person.verified,
        name: params.get('scope')?.split(' ').includes('profile') ? google.person.name : undefined,
      });
      back.searchParams.set('code', code);
      return back;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return google;
}

function metadata(issuer: string): Record<string, unknown> {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
  };
}
