import { Hono } from 'hono';
import { browserScript } from '../browser-script.ts';
import type { SandboxEnv } from '../site.ts';
import { authenticate } from './confirm.ts';
import { refusals, type Desk } from './desk.ts';
import { challengeCss, challengePage } from './challenge-page.ts';
import { paymentFrameCss, paymentFramePage } from './payment-frame-page.ts';
import { expressFrameCss, expressFramePage, walletPage } from './wallet-page.ts';
import { findPaymentIntent, publicView } from './payment-intents.ts';

// Frames hold card data: no outside scripts, and no requests elsewhere.
const CAGE = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'",
  'referrer-policy': 'no-referrer',
};

export function elementsRoutes({ store, announce }: Desk): Hono<SandboxEnv> {
  const script = (...files: string[]) =>
    browserScript('browser/wire.ts', ...files.map((file) => `stripe/browser/${file}`));
  const scripts = {
    '/stripe.js': script(
      'flatten.ts',
      'call-api.ts',
      'frame-overlay.ts',
      'challenge.ts',
      'wallet.ts',
      'element.ts',
      'payment-element.ts',
      'express-element.ts',
      'elements.ts',
      'stripe.ts',
    ),
    '/stripe-elements/payment.js': script(
      'flatten.ts',
      'call-api.ts',
      'card-rules.ts',
      'appearance.ts',
      'payment-frame.ts',
    ),
    '/stripe-elements/expressCheckout.js': script('call-api.ts', 'appearance.ts', 'express-frame.ts'),
    '/stripe-elements/wallet.js': script('wallet-frame.ts'),
    '/stripe-elements/3ds.js': script('challenge-frame.ts'),
  };
  const sheets = {
    '/stripe-elements/payment.css': paymentFrameCss,
    '/stripe-elements/expressCheckout.css': expressFrameCss,
    '/stripe-elements/wallet.css': challengeCss,
    '/stripe-elements/3ds.css': challengeCss,
  };
  const app = new Hono<SandboxEnv>();
  const serve = (files: Record<string, string>, type: string) => {
    for (const [path, body] of Object.entries(files))
      app.get(path, (c) =>
        c.body(body, 200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' }),
      );
  };
  serve(scripts, 'text/javascript');
  serve(sheets, 'text/css');

  app.get('/stripe-elements/payment', (c) => c.html(paymentFramePage(), 200, CAGE));
  app.get('/stripe-elements/expressCheckout', (c) => c.html(expressFramePage(), 200, CAGE));
  app.get('/stripe-elements/wallet', (c) => c.html(walletPage(), 200, CAGE));
  app.get('/stripe-elements/3ds', (c) => {
    const { payment_intent: id = '', client_secret: secret } = c.req.query();
    return refusals(c, () => c.html(challengePage(publicView(findPaymentIntent(store, id), secret)), 200, CAGE));
  });
  app.post('/stripe-elements/3ds', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    return refusals(c, () => {
      const intent = findPaymentIntent(store, form.get('payment_intent') ?? '');
      publicView(intent, form.get('client_secret'));
      return c.json({ status: authenticate({ store, announce, intent }, form.get('outcome') === 'complete').status });
    });
  });
  return app;
}
