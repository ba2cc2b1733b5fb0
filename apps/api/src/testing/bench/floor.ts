// Lower bound for the API’s benchmark: Hono, jose and pg with the same queries and answers only.
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { freeSlots, limits, routeOf, routes, type RouteName, type Span } from '@tele/core';
import { Hono, type Context } from 'hono';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import pg from 'pg';
import { openPglitePool } from '../../db/pglite-pool.ts';
import { testConfig } from '../test-config.ts';
import { answerAsks, cpuOfProcess } from './answer-asks.ts';
import { replay } from './replay.ts';
import type { RowValues, Script } from './script.ts';

const { BENCH_DATABASE_URL: connectionString, BENCH_DATA_DIR: dataDir = '', BENCH_JWKS_URL = '' } = process.env;
/** Caches known tokens, skipping jose and the database. */
const remembers = process.env.BENCH_REMEMBERS === '1';

const { firebaseProjectId: audience, basePath } = testConfig();
const expected = { issuer: `https://securetoken.google.com/${audience}`, audience, algorithms: ['RS256'] };
const keys = createRemoteJWKSet(new URL(BENCH_JWKS_URL));
const { getTypeParser } = pg.types;
const pool = connectionString
  ? new pg.Pool({ connectionString, max: 10 })
  : (await openPglitePool(dataDir, { getTypeParser })).pool;
const scripts = new Map<string, Script>();
const seen = new Set<string>();

async function answer(c: Context, name: RouteName): Promise<Response> {
  const script = scripts.get(name);
  if (!script) return c.json({ error: 'Not recorded.' }, 501);
  const token = c.req.header('authorization')?.slice('Bearer '.length) ?? '';
  const known = remembers && seen.has(token);
  if (script.signedIn && !known) {
    await jwtVerify(token, keys, expected);
    seen.add(token);
  }
  if (c.req.header('content-type') !== undefined) await c.req.json();
  const row = JSON.parse(c.req.header('x-row') ?? '{}') as RowValues;
  const read = await replay(pool, script, { row, signIn: !remembers });
  return c.json(name === 'availabilitySlots' ? slotsOf(read) : script.answer);
}

type Block = Record<'start_at' | 'end_at', Date>;
type Busy = Record<'start_at', Date>;

/** The only computed answer: its rule has its own benchmark (tests/proof/bench/slots.ts). */
function slotsOf(read: unknown[][]): { items: Span[] } {
  const [blocks, busy] = read.slice(-2) as [Block[], Busy[]];
  const items = freeSlots({
    blocks: blocks.map((row) => ({ startISO: row.start_at.toISOString(), endISO: row.end_at.toISOString() })),
    busy: busy.map((row) => ({ startISO: row.start_at.toISOString() })),
    now: new Date(),
    days: limits.slotDays,
  });
  return { items };
}

const app = new Hono().basePath(basePath);
for (const name of Object.keys(routes) as RouteName[]) {
  const { method, path } = routeOf(name);
  app.on(method, path, (c) => answer(c, name));
}
const server = serve(
  { fetch: app.fetch, port: 0, hostname: '127.0.0.1', serverOptions: { keepAliveTimeout: 600_000 } },
  () => {
    const { port } = server.address() as AddressInfo;
    answerAsks(
      {
        cpu: cpuOfProcess,
        sql: async (text: string) => void (await pool.query(text)),
        script: (script: Script) => void scripts.set(script.name, script),
      },
      { url: `http://127.0.0.1:${port}${basePath}` },
    );
  },
);
