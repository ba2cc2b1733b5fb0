import { Hono, type Context } from 'hono';
import { browserScript } from '../browser-script.ts';
import type { Site } from '../site.ts';
import { frameCss, framePage } from './frame-page.ts';
import { behaviourOf } from './site-keys.ts';
import { siteverify, type Question } from './siteverify.ts';
import { openTokens, type Passed } from './tokens.ts';

const CAGE = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'",
  'referrer-policy': 'no-referrer',
};

/** Cloudflare Turnstile: script, widget frame, siteverify, and `POST /_turnstile` with tokens for tests. */
export function turnstileRoutes({ config, journal }: Site): Hono {
  const { siteKey, secretKey } = config.turnstile;
  const tokens = openTokens(journal);
  const scripts = {
    '/turnstile/v0/api.js': browserScript(
      'browser/wire.ts',
      'turnstile/browser/widget.ts',
      'turnstile/browser/turnstile.ts',
    ),
    '/turnstile/frame.js': browserScript('browser/wire.ts', 'turnstile/browser/widget-frame.ts'),
  };
  const app = new Hono();
  for (const [path, script] of Object.entries(scripts))
    app.get(path, (c) =>
      c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }),
    );
  app.get('/turnstile/frame.css', (c) => c.body(frameCss, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get('/turnstile/frame', (c) => c.html(framePage(), 200, CAGE));

  app.post('/turnstile/challenge', async (c) => {
    const body = await readJson<{
      sitekey: string;
      hostname: string;
      action: string;
      cData: string;
      clicked: boolean;
    }>(c);
    const { sitekey = '', hostname = '', action = '', cData = '', clicked = false } = body;
    const known = behaviourOf(sitekey, siteKey);
    if (!known) return c.json({ error: '110100' }); // invalid site key
    if (known.behaviour === 'refuses') return c.json({ error: '600010' }); // the challenge failed
    if (known.behaviour === 'asks' && !clicked) return c.json({ behaviour: 'asks' });
    const passed: Passed = { action, cdata: cData, hostname, interactive: clicked, at: new Date().toISOString() };
    return c.json({ token: tokens.issue(passed) });
  });

  app.post('/turnstile/v0/siteverify', async (c) => c.json(siteverify(tokens, secretKey, await readQuestion(c))));

  // For tests without a browser: a token of any action, host and age in seconds.
  app.post('/_turnstile', async (c) => {
    const { action = '', hostname = '127.0.0.1', cdata = '', age = 0 } = await readJson<Passed & { age: number }>(c);
    const at = new Date(Date.now() - age * 1000).toISOString();
    return c.json({ token: tokens.issue({ action, hostname, cdata, interactive: false, at }) }, 201);
  });
  return app;
}

async function readJson<T>(c: Context): Promise<Partial<T>> {
  return ((await c.req.json().catch(() => null)) ?? {}) as Partial<T>;
}

async function readQuestion(c: Context): Promise<Question | undefined> {
  const type = c.req.header('content-type') ?? '';
  try {
    if (type.startsWith('application/json')) return (await c.req.json()) as Question;
    const form = type.includes('form') ? await c.req.parseBody() : undefined;
    return form as Question | undefined;
  } catch {
    return undefined;
  }
}
