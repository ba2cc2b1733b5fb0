import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { SandboxEnv, Site } from '../site.ts';
import { openApi } from './answer.ts';
import { bankRoutes } from './bank.ts';
import { connectLedger } from './connect-ledger.ts';
import { connectRoutes } from './connect-routes.ts';
import type { Desk } from './desk.ts';
import { elementsRoutes } from './elements-routes.ts';
import { ledgerPage } from './ledger-page.ts';
import { createDomain } from './payment-method-domains.ts';
import { openStore } from './store.ts';
import { openWebhooks, type FaultOf } from './webhooks.ts';

/** Stripe: the API under /v1, Stripe.js with its frames, the ledger, and webhooks. `stop` ends the deliveries. */
export function stripeRoutes(site: Site, faultOf: FaultOf): { app: Hono<SandboxEnv>; stop: () => void } {
  const store = openStore(site.journal);
  createDomain(store, { domain_name: new URL(site.config.portalUrl).hostname });
  const webhooks = openWebhooks(site, store, faultOf);
  const api = openApi(site, store, webhooks);
  const app = new Hono<SandboxEnv>();

  app.use(async (_, next) => {
    await next();
    site.journal.commit(); // events are on disk before their first delivery
    webhooks.flush();
  });
  app.use(
    '/v1/*',
    cors({ origin: '*', allowMethods: ['GET', 'POST', 'DELETE'], exposeHeaders: ['request-id'], maxAge: 600 }),
  );
  app.all('/v1/*', async (c) => {
    const get = c.req.method === 'GET';
    const answer = await api({
      method: c.req.method,
      path: c.req.path,
      input: get ? new URL(c.req.url).search : await c.req.text(),
      authorization: c.req.header('authorization'),
      account: c.req.header('stripe-account'),
      idempotencyKey: c.req.header('idempotency-key'),
      delay: c.get('delay'),
      fault: c.get('fault'),
    });
    const key = c.req.header('idempotency-key');
    return c.json(answer.body, answer.status as ContentfulStatusCode, {
      'request-id': answer.requestId,
      'stripe-version': c.req.header('stripe-version') ?? '2026-10-28.endive',
      ...(key ? { 'idempotency-key': key } : {}),
      ...(answer.replayOf ? { 'idempotent-replayed': 'true', 'original-request': answer.replayOf } : {}),
    });
  });

  const ledger = () => ({
    paymentIntents: store.paymentIntents.values().toReversed(),
    refunds: store.refunds.values().toReversed(),
    disputes: store.disputes.values().toReversed(),
    customers: store.customers.values().toReversed(),
    ...connectLedger(store),
  });
  app.get('/_ledger.json', (c) => c.json(ledger()));
  app.get('/ledger', (c) => c.html(ledgerPage(ledger())));
  const desk: Desk = {
    store,
    announce: (type, object, account) => webhooks.announce(type, object, { id: null, idempotency_key: null }, account),
  };
  app.route('/', elementsRoutes(desk));
  app.route('/', bankRoutes(desk));
  app.route('/', connectRoutes(desk));
  webhooks.flush(); // undelivered events of an earlier run
  return { app, stop: () => webhooks.stop() };
}
