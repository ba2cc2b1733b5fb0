import type { Context, Hono } from 'hono';
import { traceOf } from '../../http/answer-error.ts';
import type { Services } from '../../http/context.ts';
import type { RequestEnv } from '../../http/environment.ts';
import type { CallLimits } from '../../http/rate-limit.ts';
import { stepEachCall } from '../../steps/step-each-call.ts';
import { createGoogle } from '../../vendors/google.ts';
import { finishGoogle } from './callback.ts';
import { failedPage } from './landing-page.ts';
import { startGoogle } from './start.ts';
import { openState } from './state.ts';

/**
 * Sign-in with Google: two redirects, no cookie, nothing stored. Whatever goes wrong ends on the page of the portal that it was for, which says so
 * without details: the login page, or the window of a partner's sign-in.
 */
export function mountGoogle(app: Hono<RequestEnv>, services: Services, limits: CallLimits): void {
  const google = stepEachCall('google', createGoogle(services.config));

  /** `returnTo` is looked for where the redirect to `to` cannot be had. */
  const redirect = async (
    c: Context<RequestEnv>,
    route: string,
    to: () => Promise<URL>,
    returnTo: () => Promise<string | undefined>,
  ): Promise<Response> => {
    c.set('route', route);
    // A redirect counts as a page on the way: the window of a partner's sign-in must come back with the page that opened it.
    c.set('headers', { ...c.get('headers'), 'Cross-Origin-Opener-Policy': 'unsafe-none' });
    await limits.count(c, 'googleSignIn');
    try {
      return c.redirect((await to()).href);
    } catch (error) {
      const { name, code } = traceOf(error as Error);
      services.log.warn({ requestId: c.get('requestId'), route, name, code }, 'google sign-in failed');
      return c.redirect(failedPage(await returnTo(), services.config.portalUrl).href);
    }
  };

  app.get('/auth/google/start', (c) => {
    const query = { flow: c.req.query('flow'), returnTo: c.req.query('returnTo') };
    const start = () => startGoogle(services, google, query);
    return redirect(c, 'googleStart', start, async () => query.returnTo);
  });
  app.get('/auth/google/callback', (c) => {
    const { config, now } = services;
    const finish = () => finishGoogle(services, google, new URL(c.req.url).search);
    return redirect(c, 'googleCallback', finish, () =>
      openState(config.stateSecret, c.req.query('state') ?? '', now()).then(
        (journey) => journey.returnTo,
        () => undefined,
      ),
    );
  });
}
