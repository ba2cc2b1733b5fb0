import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { answerError } from './answer-error.ts';
import { ApiError } from './api-error.ts';
import type { RequestEnv } from './environment.ts';
import { requestLog } from './request-log.ts';

const lines: Record<string, unknown>[] = [];
const log = pino({}, { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
const app = new Hono<RequestEnv>();
app.onError((error, c) => answerError(c, error, log));
app.use(requestLog(log, () => 'address-hash'));
app.get('/refused/:code', (c) => {
  throw new ApiError(c.req.param('code') as 'FORBIDDEN', 'Refused.');
});

async function lineOf(path: string): Promise<Record<string, unknown> | undefined> {
  await app.request(path, { headers: { authorization: 'Bearer secret', 'x-forwarded-for': '203.0.113.7' } });
  return lines.at(-1);
}

it.each(['UNAUTHENTICATED', 'FORBIDDEN', 'TOO_MANY_REQUESTS'])(
  'logs callers refused with %s, by keyed address',
  async (code) => {
    const line = await lineOf(`/refused/${code}?reason=private`);
    expect(line).toMatchObject({ code, address: 'address-hash' });
    expect(JSON.stringify(line)).not.toMatch(/secret|private|203\.0/);
  },
);

it('logs no address of other calls', async () => {
  expect(await lineOf('/refused/NOT_FOUND')).not.toHaveProperty('address');
});
