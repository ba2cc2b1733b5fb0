import type { Context, Hono } from 'hono';
import { traceOf } from '../../http/answer-error.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Services } from '../../http/context.ts';
import type { RequestEnv } from '../../http/environment.ts';
import { limitRate } from '../../http/limit-rate.ts';
import { createGoogle } from '../../vendors/google.ts';
import { finishGoogle } from './callback.ts';
import { startGoogle } from './start.ts';

const perMinute = 60;

/**
 * Sign-in with Google: two redirects, no cookie, nothing stored. Whatever goes wrong ends on the portal's login page, which
 * says so without details. `clientIp` is known to the server in front only.
 */
export function mountGoogle(
  app: Hono<RequestEnv>,
  services: Services,
  clientIp?: (env: unknown) => string | undefined,
): void {
  const google = createGoogle(services.config);

  const redirect = async (c: Context<RequestEnv>, route: string, to: () => Promise<URL>): Promise<Response> => {
    c.set('route', route);
    await refuseFlood(c, services, clientIp?.(c.env) ?? 'unknown');
    try {
      return c.redirect((await to()).href);
    } catch (error) {
      const { name, code } = traceOf(error as Error);
      services.log.warn({ requestId: c.get('requestId'), route, name, code }, 'google sign-in failed');
      return c.redirect(`${services.config.portalUrl}/login?error=google`);
    }
  };

  app.get('/auth/google/start', (c) => {
    const asked = { flow: c.req.query('flow'), returnTo: c.req.query('returnTo') };
    return redirect(c, 'googleStart', () => startGoogle(services, google, asked));
  });
  app.get('/auth/google/callback', (c) => {
    return redirect(c, 'googleCallback', () => finishGoogle(services, google, new URL(c.req.url).search));
  });
}

async function refuseFlood(c: Context, services: Services, ip: string): Promise<void> {
  const wait = await limitRate(services.db, { key: `google:${ip}`, perMinute, now: services.now() });
  if (wait === undefined) return;
  c.header('Retry-After', String(wait));
  throw new ApiError('TOO_MANY_REQUESTS', 'Too many requests. Please wait a moment and try again.');
}
