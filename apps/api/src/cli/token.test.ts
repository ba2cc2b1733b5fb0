import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jwtVerify } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { seededUid } from '../seed/seeded-id.ts';
import { runProgram } from '../testing/run-server.ts';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const account = {
  FIREBASE_SERVICE_ACCOUNT_EMAIL: 'api@tele-test.example.com',
  FIREBASE_SERVICE_ACCOUNT_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
};

const service = createServer((request, response) => void exchange(request, response));

async function exchange(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { token } = JSON.parse(Buffer.concat(chunks).toString());
  const { payload } = await jwtVerify<{ uid: string }>(token, createPublicKey(privateKey));
  const known = request.url === '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=sandbox-api-key';
  response.end(JSON.stringify(known ? { idToken: `id-token-of-${payload.uid}` } : { error: { message: 'INVALID' } }));
}
service.listen(0, '127.0.0.1');
await once(service, 'listening');
afterAll(() => void service.close());
const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;

async function run(email: string, variables: Record<string, string> = {}): Promise<[number | null, string]> {
  const ran = runProgram('cli/token.ts', { ...account, FIREBASE_AUTH_URL: url, ...variables }, [email]);
  return [await ran.exit, ran.output()];
}

describe('the token command', () => {
  it('prints only the token of a seeded person', async () => {
    expect(await run('maeve.tran@example.com')).toEqual([0, `id-token-of-${seededUid('maeve.tran@example.com')}\n`]);
  });

  it('uses the sandbox on its custom port', async () => {
    const variables = { FIREBASE_AUTH_URL: '', SANDBOX_PORT: new URL(url).port };
    expect(await run('maeve.tran@example.com', variables)).toEqual([
      0,
      `id-token-of-${seededUid('maeve.tran@example.com')}\n`,
    ]);
  });

  it('lists the seeded people when the person is unknown', async () => {
    const [code, output] = await run('stranger@example.com');
    expect(code).toBe(1);
    expect(output).toContain('There is no seeded person stranger@example.com. Try maeve.tran@example.com');
  });

  it('names the address it tried when the identity service does not respond', async () => {
    const [code, output] = await run('maeve.tran@example.com', { FIREBASE_AUTH_URL: 'http://127.0.0.1:9' });
    expect(code).toBe(1);
    expect(output).toBe(
      'The identity service at http://127.0.0.1:9 does not answer. Start the project first, or set FIREBASE_AUTH_URL.\n',
    );
  });
});
