import type { Context, MiddlewareHandler } from 'hono';
import type { RequestEnv } from './environment.ts';

/** Sent with every response. The API serves no pages: responses may not load or run anything. */
const fixedHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Origin-Agent-Cluster': '?1',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
  'X-Download-Options': 'noopen',
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'X-XSS-Protection': '0',
  'Access-Control-Expose-Headers': 'date,etag,retry-after,tele-api,tele-position,x-request-id',
  'Tele-Api': '1',
  Vary: 'Origin, Accept-Encoding',
};

const preflight = {
  'Access-Control-Allow-Headers':
    'authorization,content-type,idempotency-key,if-match,if-none-match,tele-position,x-request-id',
  'Access-Control-Allow-Methods': 'GET,POST,PUT,DELETE',
  'Access-Control-Max-Age': '7200',
};

const longestId = 64;

export interface AllowedOrigins {
  corsOrigins: readonly string[];
  basePath: string;
  isRegistered: (origin: string, c: Context<RequestEnv>) => Promise<boolean>;
}

/** Sets request ID and headers, and answers preflights. Any origin may read partner calls, to see their errors. */
export function standingHeaders({
  corsOrigins,
  basePath,
  isRegistered,
}: AllowedOrigins): MiddlewareHandler<RequestEnv> {
  const ours = new Set(corsOrigins);
  const forPartners = `${basePath}/partner/`;
  const mayRead = async (origin: string, c: Context<RequestEnv>): Promise<boolean> =>
    ours.has(origin) || c.req.path.startsWith(forPartners) || isRegistered(origin, c);
  return async (c, next) => {
    const given = c.req.header('x-request-id');
    const requestId = given && given.length <= longestId && /^[\w\-=]+$/.test(given) ? given : crypto.randomUUID();
    c.set('requestId', requestId);
    const headers: Record<string, string> = { ...fixedHeaders, 'X-Request-Id': requestId };
    c.set('headers', headers);
    const origin = c.req.header('origin');
    if (origin !== undefined && (await mayRead(origin, c))) headers['Access-Control-Allow-Origin'] = origin;
    if (c.req.method === 'OPTIONS') {
      c.set('complete', true);
      return new Response(null, { status: 204, headers: { ...headers, ...preflight } });
    }
    await next();
    if (c.get('complete') === true) return undefined;
    for (const [name, value] of Object.entries(c.get('headers'))) c.res.headers.set(name, value);
    return undefined;
  };
}
