import type { Context } from 'hono';
import type * as z from 'zod';
import type { Call } from './call.ts';
import type { Cost } from './cost.ts';
import type { RequestEnv } from './environment.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import { createPace } from './pace.ts';
import { parseBody, parseInput } from './parse-input.ts';
import { versionIn } from './version.ts';

export type CallInput = ReturnType<typeof parseCall>;

/** Characters. Among valid bodies, only large calendars exceed this. */
const largeText = 16 * 1024;
/** One pace per process: parsing a large body blocks every call. */
const pace = createPace(4);

export async function readBody(c: Context<RequestEnv>, schema: z.ZodType, { measure }: Cost): Promise<unknown> {
  const text = await c.req.text();
  const parse = (): unknown => measure(() => parseBody(schema, text));
  return text.length < largeText ? parse() : pace(parse);
}

export function parseCall(c: Context<RequestEnv>, { definition, cost }: Call, body: unknown) {
  const { query, keyed } = definition;
  return {
    params: c.req.param(),
    query: query && cost.measure(() => parseInput(query, c.req.query())),
    body,
    ifMatch: versionIn(c.req.header('if-match')),
    ifNoneMatch: versionIn(c.req.header('if-none-match')),
    idempotencyKey: keyed && readIdempotencyKey(c.req.header('idempotency-key')),
  };
}
