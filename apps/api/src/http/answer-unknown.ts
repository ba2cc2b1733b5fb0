import type { ErrorBody } from '@tele/core';
import type { Context } from 'hono';
import { answerJson } from './answer-json.ts';
import type { RequestEnv } from './environment.ts';
import { methodsOf } from './routes-by-path.ts';

export function answerUnknown(c: Context<RequestEnv>, basePath: string): Promise<Response> {
  const methods = c.req.path.startsWith(`${basePath}/`) ? methodsOf(c.req.path.slice(basePath.length)) : [];
  const requestId = c.get('requestId');
  if (methods.length === 0) {
    const body: ErrorBody = { error: 'Not found.', code: 'NOT_FOUND', requestId };
    return answerJson(c, body, { status: 404 });
  }
  const body: ErrorBody = { error: 'This method is not allowed here.', code: 'METHOD_NOT_ALLOWED', requestId };
  return answerJson(c, body, { status: 405, headers: { Allow: [...methods, 'OPTIONS'].join(', ') } });
}
