import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const email = 'maeve.tran@example.com';
const newKey = 'tele_sec_new';
const oldKey = 'tele_sec_old';

/** Tele's responses by call; the last repeats. `undefined` hangs up. */
let answers: (readonly [status: number, body: Record<string, string>] | undefined)[] = [];
let asked: { key: string; body: unknown }[] = [];
let tele: Server;
let clinic: ChildProcess;
let origin = '';
let log = '';

const listening = async (server: Server): Promise<number> => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
};

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listening(server);
  server.close();
  await once(server, 'close');
  return port;
}

beforeAll(async () => {
  tele = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push({ key: request.headers.authorization ?? '', body: JSON.parse(body) });
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (!answer) return response.destroy();
      return response.writeHead(answer[0], { 'content-type': 'application/json' }).end(JSON.stringify(answer[1]));
    });
  });
  const api = `http://127.0.0.1:${await listening(tele)}`;
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  clinic = spawn(process.execPath, [join(import.meta.dirname, 'server.mjs')], {
    env: { ...process.env, TELE_API: api, TELE_SECRET_KEYS: `${newKey},${oldKey}`, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  clinic.stderr?.setEncoding('utf8').on('data', (line: string) => (log += line));
  await vi.waitFor(() => fetch(`${origin}/account`));
});

afterAll(() => {
  clinic.kill();
  tele.close();
});

beforeEach(() => {
  answers = [[200, { token: 'a-token' }]];
  asked = [];
  log = '';
});

async function signIn(): Promise<string> {
  const answer = await fetch(`${origin}/login`, {
    method: 'POST',
    body: new URLSearchParams({ email }),
    redirect: 'manual',
  });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

async function tokenWith(cookie: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${origin}/tele-token`, { method: 'POST', headers: { cookie, ...headers } });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

describe('the example clinic server', () => {
  it('returns null for a person who disconnected the site', async () => {
    answers = [[403, { code: 'CLINIC_DISCONNECTED', error: 'Disconnected' }]];
    expect(await tokenWith(await signIn())).toEqual({ status: 200, body: { token: null } });
  });

  it('returns null without a call to Tele while signed out', async () => {
    expect(await tokenWith('')).toEqual({ status: 200, body: { token: null } });
    expect(asked).toEqual([]);
  });

  it('exchanges the session for a token with the newest key', async () => {
    expect(await tokenWith(await signIn())).toEqual({ status: 200, body: { token: 'a-token' } });
    expect(asked).toEqual([{ key: `Bearer ${newKey}`, body: { email } }]);
  });

  it('uses the other key when one is not valid yet or has ended', async () => {
    answers = [
      [401, { code: 'UNAUTHENTICATED', error: 'This key has ended.' }],
      [200, { token: 'by-the-other' }],
    ];
    expect(await tokenWith(await signIn())).toEqual({ status: 200, body: { token: 'by-the-other' } });
    expect(asked.map(({ key }) => key)).toEqual([`Bearer ${newKey}`, `Bearer ${oldKey}`]);
  });

  it('retries once when Tele fails or hangs up, then returns 503', async () => {
    const cookie = await signIn();
    answers = [undefined, [200, { token: 'the-second-time' }]];
    expect(await tokenWith(cookie)).toEqual({ status: 200, body: { token: 'the-second-time' } });
    answers = [[500, {}]];
    asked = [];
    expect((await tokenWith(cookie)).status).toBe(503);
    expect(asked).toHaveLength(2);
  });

  it('does not retry permanent errors, and logs neither email nor key', async () => {
    answers = [[429, { code: 'RATE_LIMITED', error: 'Too many.' }]];
    expect((await tokenWith(await signIn())).status).toBe(503);
    expect(asked).toHaveLength(1);
    await expect.poll(() => log).toContain('429 RATE_LIMITED');
    expect(log).not.toMatch(new RegExp(`${email}|tele_sec_`));
  });

  it('refuses requests from other sites', async () => {
    const answer = await tokenWith(await signIn(), { 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(403);
    expect(asked).toEqual([]);
  });

  it('returns null after a sign-out', async () => {
    const cookie = await signIn();
    await fetch(`${origin}/logout`, { method: 'POST', headers: { cookie }, redirect: 'manual' });
    expect(await tokenWith(cookie)).toEqual({ status: 200, body: { token: null } });
  });
});
