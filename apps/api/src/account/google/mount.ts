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

export function mountGoogle(app: Hono<RequestEnv>, services: Services, limits: CallLimits): void {
  const google = stepEachCall('google', createGoogle(services.config));

  /** `returnTo` is only read when `to` fails. */
  const redirect = async (
    c: Context<RequestEnv>,
    route: string,
    to: () => Promise<URL>,
    returnTo: () => Promise<string | undefined>,
  ): Promise<Response> => {
    c.set('route', route);
    // Browsers apply COOP to redirects too: the partner's sign-in window must keep its opener.
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
