import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

export interface Intent {
  id: string;
  /** Integer cents. */
  amount: number;
  status: string;
  latest_charge: string | null;
  metadata: Record<string, string>;
}

export interface Books {
  paymentIntents: Intent[];
  refunds: { amount: number; payment_intent: string; status: string }[];
  transfers: { amount: number; amount_reversed: number; source_transaction: string }[];
  applicationFees: { amount: number; amount_refunded: number; charge: string }[];
}

export interface Sandbox {
  url: string;
  books: () => Promise<Books>;
  /** Plans a fault of calls or webhooks (apps/sandbox/src/faults.ts). */
  fault: (plan: Record<string, unknown>) => Promise<void>;
  heal: () => Promise<void>;
  authenticate: (clientSecret: string, outcome: 'complete' | 'fail') => Promise<void>;
  /** Confirms a payment as a patient's browser does; completes 3-D Secure. */
  pay: (clientSecret: string, card: string) => Promise<void>;
  /** ID of an active payout account. */
  anAccount: () => Promise<string>;
  stop: () => Promise<void>;
}

export async function startSandbox(webhookUrl: string, webhookSecret: string): Promise<Sandbox> {
  const stateDir = mkdtempSync(join(tmpdir(), 'tele-drill-'));
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../../../apps/sandbox/src/server.ts')], {
    env: {
      ...process.env,
      SANDBOX_PORT: '0',
      SANDBOX_SMTP_PORT: '0',
      SANDBOX_CLAMD_PORT: '0',
      SANDBOX_STATE_DIR: stateDir,
      STRIPE_WEBHOOK_URL: webhookUrl,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let url = '';
  for await (const line of createInterface({ input: child.stdout })) {
    url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0] ?? '';
    if (url) break;
  }
  child.stdout.resume();
  const authenticate: Sandbox['authenticate'] = async (clientSecret, outcome) => {
    const [payment_intent = ''] = clientSecret.split('_secret_');
    const body = new URLSearchParams({ payment_intent, client_secret: clientSecret, outcome });
    await fetch(`${url}/stripe-elements/3ds`, { method: 'POST', body });
  };
  return {
    url,
    books: async () => (await fetch(`${url}/_ledger.json`)).json() as Promise<Books>,
    fault: async (plan) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${url}/_faults`, { method: 'POST', headers, body: JSON.stringify(plan) });
      if (!answer.ok) throw new Error(`A fault was refused: ${await answer.text()}`);
    },
    heal: async () => void (await fetch(`${url}/_faults`, { method: 'DELETE' })),
    authenticate,
    pay: async (clientSecret, card) => {
      const [intent = ''] = clientSecret.split('_secret_');
      const headers = { authorization: 'Bearer sk_test_sandbox' };
      const body = new URLSearchParams({ payment_method: card });
      // A payment interrupted by the storm stays unpaid.
      await fetch(`${url}/v1/payment_intents/${intent}/confirm`, { method: 'POST', headers, body }).catch(
        () => undefined,
      );
      if (card === 'pm_card_authenticationRequired')
        await authenticate(clientSecret, 'complete').catch(() => undefined);
    },
    anAccount: async () => {
      const headers = { authorization: 'Bearer sk_test_sandbox' };
      const body = new URLSearchParams({
        'controller[fees][payer]': 'application',
        'capabilities[card_payments][requested]': 'true',
        'capabilities[transfers][requested]': 'true',
      });
      const { id } = (await (await fetch(`${url}/v1/accounts`, { method: 'POST', headers, body })).json()) as {
        id: string;
      };
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"standing":"complete"}' };
      await fetch(`${url}/_connect/accounts/${id}/standing`, init);
      return id;
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}
