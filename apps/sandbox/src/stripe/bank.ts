import { Hono } from 'hono';
import type { SandboxEnv } from '../site.ts';
import { refusals, type Desk } from './desk.ts';
import { openDispute } from './disputes.ts';
import { invalid } from './failure.ts';
import { expirePaymentIntent, findPaymentIntent } from './payment-intents.ts';
import { failRefund } from './refunds.ts';
import { idOf } from './store.ts';

interface BankRequest {
  payment_intent?: string;
  reason?: string;
  inquiry?: boolean;
  amount?: number;
  hours?: number;
  wallets?: string[];
}

/** Bank actions for tests. `/_bank/holds` sets the hours of later holds (`capture_before`). */
export function bankRoutes(desk: Desk): Hono<SandboxEnv> {
  const { store } = desk;
  const app = new Hono<SandboxEnv>();
  app.post('/_bank/disputes', async (c) => {
    const said = (await c.req.json()) as BankRequest;
    return refusals(c, () => {
      const intent = findPaymentIntent(store, said.payment_intent ?? '', 'payment_intent');
      const charge = store.charges.get(idOf(intent.latest_charge) ?? '');
      if (!charge?.captured) throw invalid('Only a captured payment can be disputed.', { param: 'payment_intent' });
      const { reason = 'fraudulent', inquiry = false, amount } = said;
      return c.json(openDispute(desk, charge, { reason, inquiry, amount }), 201);
    });
  });
  app.post('/_bank/refunds/:id/fail', async (c) => {
    const { reason } = (await c.req.json().catch(() => ({}))) as BankRequest;
    return refusals(c, () => c.json(failRefund(desk, c.req.param('id'), reason)));
  });
  app.post('/_bank/payment_intents/:id/expire', (c) =>
    refusals(c, () => c.json(expirePaymentIntent(desk, c.req.param('id')))),
  );
  app.post('/_bank/holds', async (c) => {
    const { hours = 7 * 24 } = (await c.req.json()) as BankRequest;
    store.settings.put('hold', { seconds: hours * 3600 });
    return c.json({ hours });
  });
  // Wallets of every device: `apple_pay`, `google_pay`, `link`. Default: none.
  app.post('/_device/wallets', async (c) => {
    const { wallets = [] } = (await c.req.json()) as BankRequest;
    store.devices.put('here', { wallets });
    return c.json({ wallets });
  });
  return app;
}
