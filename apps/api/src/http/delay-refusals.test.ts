import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { delayRefusals } from './delay-refusals.ts';
import type { RequestEnv } from './environment.ts';

function anApp() {
  let now = 0;
  const waits: (() => void)[] = [];
  const app = new Hono<RequestEnv>();
  app.use(
    delayRefusals((c) => c.req.header('from') ?? 'one', {
      clock: () => now,
      wait: () => new Promise<void>((done) => waits.push(done)),
    }),
  );
  app.get('/ok', (c) => c.text('ok'));
  const call = async (path: string, from = 'one') => (await app.request(path, { headers: { from } })).status;
  return { call, waits, pass: (ms: number) => void (now += ms) };
}

const refusals = (count: number, call: () => Promise<number>) =>
  Promise.all(Array.from({ length: count }, () => call()));

it('delays refusals of an often refused address, and nothing else', async () => {
  const { call, waits, pass } = anApp();
  await refusals(40, () => call('/none'));
  expect(waits).toHaveLength(0);
  const late = call('/none');
  expect(await call('/ok')).toBe(200);
  expect(await call('/none', 'other')).toBe(404);
  expect(waits).toHaveLength(1);
  waits[0]?.();
  expect(await late).toBe(404);
  pass(10_000);
  expect(await call('/none')).toBe(404);
  expect(waits).toHaveLength(1);
});

it('answers at once beyond 50 delayed refusals', async () => {
  const { call, waits } = anApp();
  await refusals(40, () => call('/none'));
  const late = refusals(50, () => call('/none'));
  await expect.poll(() => waits.length).toBe(50);
  expect(await call('/none')).toBe(404);
  for (const end of waits) end();
  expect(new Set(await late)).toEqual(new Set([404]));
});
