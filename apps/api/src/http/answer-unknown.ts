import type { ErrorBody } from '@tele/core';
import type { Context } from 'hono';
import type { RequestEnv } from './environment.ts';
import { methodsOf } from './routes-by-path.ts';

/** A path the API does not have is 404; one it has under another method is 405 and names the methods. */
export function answerUnknown(c: Context<RequestEnv>, basePath: string): Response {
  const methods = c.req.path.startsWith(`${basePath}/`) ? methodsOf(c.req.path.slice(basePath.length)) : [];
  const body: ErrorBody = { error: 'Not found.', code: 'NOT_FOUND', requestId: c.get('requestId') };
  if (methods.length === 0) return c.json(body, 404);
  c.header('Allow', [...methods, 'OPTIONS'].join(', '));
  if (c.req.method === 'OPTIONS') return c.body(null, 204);
  return c.json(
    { ...body, error: 'This method is not allowed here.', code: 'METHOD_NOT_ALLOWED' } satisfies ErrorBody,
    405,
  );
}
