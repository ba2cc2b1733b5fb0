import { Writable } from 'node:stream';
import { Hono } from 'hono';
import pino from 'pino';
import { expect, it } from 'vitest';
import { DatabaseUnavailable } from '../db/database-unavailable.ts';
import { answerError } from './answer-error.ts';
import { ApiError } from './api-error.ts';
import type { RequestEnv } from './environment.ts';
import { standingHeaders } from './standing-headers.ts';

async function answerTo(error: Error): Promise<{ status: number; body: unknown; headers: Headers; logged: string }> {
  let logged = '';
  const log = pino(new Writable({ write: (chunk, _, done) => ((logged += String(chunk)), done()) }));
  const app = new Hono<RequestEnv>();
  app.use(standingHeaders({ corsOrigins: [], basePath: '', isRegistered: async () => false }));
  app.onError((thrown, c) => answerError(c, thrown, log));
  app.get('/', () => {
    throw error;
  });
  const response = await app.request('/', { headers: { 'x-request-id': 'req-1' } });
  return { status: response.status, body: await response.json(), headers: response.headers, logged };
}

it('returns a refusal with its message, code, status and detail, without logging it', async () => {
  const { status, body, logged } = await answerTo(
    new ApiError('CARD_ACTION_REQUIRED', 'Confirm the card.', { clientSecret: 'pi_secret' }),
  );
  expect(status).toBe(402);
  expect(body).toEqual({
    error: 'Confirm the card.',
    code: 'CARD_ACTION_REQUIRED',
    clientSecret: 'pi_secret',
    requestId: 'req-1',
  });
  expect(logged).toBe('');
});

it('hides an unexpected error, and logs its name, code and frames, not its message', async () => {
  const error = Object.assign(new Error('Key (email)=(canary@example.com) already exists'), { code: '23505' });
  const { status, body, logged } = await answerTo(error);
  expect(status).toBe(500);
  expect(body).toEqual({
    error: 'Something went wrong on our side. Please try again.',
    code: 'INTERNAL',
    requestId: 'req-1',
  });
  expect(JSON.parse(logged)).toMatchObject({ requestId: 'req-1', name: 'Error', code: '23505' });
  expect(logged).not.toContain('canary');
  expect(logged).toContain('answer-error.test.ts');
});

it.each([
  new DatabaseUnavailable('lost', '57P01'),
  new DatabaseUnavailable('slow', undefined),
  Object.assign(new Error('deadlock detected'), { code: '40P01' }),
  Object.assign(new Error('could not serialize'), { code: '40001' }),
])('asks to try again soon, and logs it, when the database fails (%s)', async (error) => {
  const { status, body, headers, logged } = await answerTo(error);
  expect([status, body]).toMatchObject([503, { code: 'UNAVAILABLE' }]);
  expect(headers.get('retry-after')).toBe('2');
  expect(JSON.parse(logged)).toMatchObject({ requestId: 'req-1', msg: 'unavailable' });
});
