import type { Context } from 'hono';
import type { RequestEnv } from './environment.ts';

interface Given {
  status?: number;
  headers?: Record<string, string>;
}

/** An answer of ours: made once, with every header it has (`standingHeaders`). */
export function answerJson(c: Context<RequestEnv>, body: unknown, { status = 200, headers }: Given = {}): Response {
  c.set('complete', true);
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...c.get('headers'), 'Content-Type': 'application/json', ...headers },
  });
}
