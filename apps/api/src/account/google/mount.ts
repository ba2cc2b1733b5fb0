import type { Context, Hono } from 'hono';
import { traceOf } from '../../http/answer-error.ts';
import type { Services } from '../../http/context.ts';
import type { RequestEnv } from '../../http/environment.ts';
import type { CallLimits } from '../../http/limit-calls.ts';
import { createGoogle } from '../../vendors/google.ts';
import { finishGoogle } from './callback.ts';
import { startGoogle } from './start.ts';

/**
 * Sign-in with Google: two redirects, no cookie, nothing stored. Whatever goes wrong ends on the portal's login page, which
 * says so without details.
 */
export function mountGoogle(app: Hono<RequestEnv>, services: Services, limits: CallLimits): void {
  const google = createGoogle(services.config);

  const redirect = async (c: Context<RequestEnv>, route: string, to: () => Promise<URL>): Promise<Response> => {
    c.set('route', route);
    await limits.count(c, 'googleSignIn');
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
