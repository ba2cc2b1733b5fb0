import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { answerNothing } from '../http/answer-json.ts';
import { ApiError } from '../http/api-error.ts';
import type { Services } from '../http/context.ts';
import type { RequestEnv } from '../http/environment.ts';
import type { CallLimits } from '../http/rate-limit.ts';
import { readFeed } from './read-feed.ts';

/** `GET /feeds/<secret>.ics`: calendar programs cannot sign in. Never logged; 404 for wrong or ended secrets. */
export function mountFeed(app: Hono<RequestEnv>, services: Services, limits: CallLimits): void {
  app.get('/feeds/:file', async (c) => {
    c.set('route', 'calendarFeed');
    await limits.count(c, 'calendarFeed');
    const token = /^([\w-]{43})\.ics$/.exec(c.req.param('file'))?.[1];
    const read = (): Promise<string | undefined> =>
      limits.meter(c, undefined, ({ measure }) => readFeed({ ...services, measure }, token ?? ''));
    const text = token === undefined ? undefined : await read();
    if (text === undefined) throw new ApiError('NOT_FOUND', 'Not found.');
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
    c.set('headers', { ...c.get('headers'), ETag: etag, 'Cache-Control': 'private, no-cache' });
    const known = (c.req.header('if-none-match') ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
    if (known.includes(etag)) return answerNothing(c);
    c.set('complete', true);
    return new Response(text, { headers: { ...c.get('headers'), 'Content-Type': 'text/calendar; charset=utf-8' } });
  });
}
