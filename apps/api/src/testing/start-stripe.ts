import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Stripe } from 'stripe';
import { afterAll } from 'vitest';
import { testStart } from './test-start.ts';

export interface Ledger {
  paymentIntents: Stripe.PaymentIntent[];
  /** `payment_intent` is an ID. */
  refunds: (Omit<Stripe.Refund, 'payment_intent'> & { payment_intent: string })[];
  disputes: Stripe.Dispute[];
  accounts: Stripe.Account[];
  /** With reversals; account and charge are IDs. */
  transfers: (Stripe.Transfer & { destination: string; source_transaction: string })[];
  /** With refunds; account and charge are IDs. */
  applicationFees: (Stripe.ApplicationFee & { account: string; charge: string })[];
  payouts: { account: string; payout: Stripe.Payout }[];
  /** Cents by account; ours is `platform`. */
  balances: Record<string, { available: number; pending: number }>;
}

interface Fault {
  path: string;
  method?: string;
  times?: number;
  mode: 'before' | 'after' | 'error' | 'delay' | 'late';
  status?: number;
  ms?: number;
  type?: string;
  code?: string;
  param?: string;
  /** Stores the `error` under the idempotency key. */
  keep?: boolean;
}

export interface TestStripe {
  url: string;
  clamdPort: number;
  ledger: () => Promise<Ledger>;
  ledgerOf: (selectionId: string) => Promise<Ledger>;
  /** The intents of one selection as '<cents> <status>', sorted. */
  intentsOf: (selectionId: string) => Promise<string[]>;
  fault: (fault: Fault) => Promise<void>;
  heal: () => Promise<void>;
  authenticate: (clientSecret: string, outcome: 'complete' | 'fail') => Promise<void>;
  cancelIntent: (intentId: string) => Promise<void>;
  deleteCustomer: (customerId: string) => Promise<void>;
  /** Bank actions, e.g. `disputes`, `holds`, `refunds/<id>/fail` (apps/sandbox/src/stripe/bank.ts). */
  bank: (path: string, said?: object) => Promise<void>;
  act: (path: string, form?: Record<string, string>) => Promise<void>;
  anAccount: () => Promise<string>;
  /** Confirmation token as a page makes it; `saves` if the card’s owner agreed to save it. */
  aToken: (card: string, page?: { saves?: boolean; wallet?: string }) => Promise<string>;
  /** Account actions: `accounts/<id>/standing`, `accounts/<id>/pay-out`, `payouts/<id>/end`. */
  connect: (path: string, said?: object) => Promise<void>;
  eventsOf: (intentId: string) => Promise<Stripe.Event[]>;
  stop: () => Promise<void>;
}

const server = resolve(import.meta.dirname, '../../../sandbox/src/server.ts');
const nowhere = 'http://127.0.0.1:9/webhook';

interface StripeOptions {
  /** Where the clock of payments starts. Default: where the API's does. */
  now?: Date;
}

export async function withStripe(options: StripeOptions = {}): Promise<TestStripe> {
  const stripe = await startStripe(options);
  afterAll(() => stripe.stop());
  return stripe;
}

export async function startStripe({ now = testStart }: StripeOptions = {}): Promise<TestStripe> {
  const stateDir = mkdtempSync(join(tmpdir(), 'tele-stripe-'));
  const env = {
    ...process.env,
    SANDBOX_PORT: '0',
    SANDBOX_SMTP_PORT: '0',
    SANDBOX_CLAMD_PORT: '0',
    SANDBOX_STATE_DIR: stateDir,
    STRIPE_WEBHOOK_URL: nowhere,
    STRIPE_CLOCK_AHEAD_S: String((now.getTime() - Date.now()) / 1_000),
  };
  const child = spawn(process.execPath, [server], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const { url, clamdPort } = await firstLine(child);
  const send = async (path: string, body: URLSearchParams | string): Promise<Response> => {
    const json = typeof body === 'string' ? { 'content-type': 'application/json' } : undefined;
    const headers = { authorization: 'Bearer sk_test_sandbox', ...json };
    const answer = await fetch(url + path, { method: 'POST', body, headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const post = async (path: string, body: URLSearchParams | string): Promise<void> => void (await send(path, body));
  const ledger = async (): Promise<Ledger> => (await fetch(`${url}/_ledger.json`)).json() as Promise<Ledger>;
  const ledgerOf = async (selectionId: string): Promise<Ledger> => {
    const all = await ledger();
    const paymentIntents = all.paymentIntents.filter((intent) => intent.metadata.selectionId === selectionId);
    const ids = new Set(paymentIntents.map(({ id }) => id));
    return { ...all, paymentIntents, refunds: all.refunds.filter((refund) => ids.has(refund.payment_intent)) };
  };
  return {
    url,
    clamdPort,
    ledger,
    ledgerOf,
    intentsOf: async (selectionId) => {
      const { paymentIntents } = await ledgerOf(selectionId);
      return paymentIntents.map(({ amount, status }) => `${amount} ${status}`).toSorted();
    },
    fault: (fault) => post('/_faults', JSON.stringify(fault)),
    heal: async () => void (await fetch(`${url}/_faults`, { method: 'DELETE' })),
    authenticate: (clientSecret, outcome) => {
      const [intent = ''] = clientSecret.split('_secret_');
      return post(
        '/stripe-elements/3ds',
        new URLSearchParams({ payment_intent: intent, client_secret: clientSecret, outcome }),
      );
    },
    deleteCustomer: async (customerId) => {
      const headers = { authorization: 'Bearer sk_test_sandbox' };
      const answer = await fetch(`${url}/v1/customers/${customerId}`, { method: 'DELETE', headers });
      if (!answer.ok) throw new Error(`Deleting ${customerId} answered ${answer.status}.`);
    },
    bank: (path, said = {}) => post(`/_bank/${path}`, JSON.stringify(said)),
    act: (path, form = {}) => post(`/v1/${path}`, new URLSearchParams(form)),
    anAccount: async () => {
      const form = new URLSearchParams({
        'controller[fees][payer]': 'application',
        'capabilities[card_payments][requested]': 'true',
        'capabilities[transfers][requested]': 'true',
      });
      const { id } = (await (await send('/v1/accounts', form)).json()) as Stripe.Account;
      await post(`/_connect/accounts/${id}/standing`, JSON.stringify({ standing: 'complete' }));
      return id;
    },
    aToken: async (card, { saves, wallet } = {}) => {
      const usage = saves ? { setup_future_usage: 'on_session' } : undefined;
      const form = new URLSearchParams({ ...(wallet ? inWallet(card, wallet) : { payment_method: card }), ...usage });
      const { id } = (await (await send('/v1/test_helpers/confirmation_tokens', form)).json()) as { id: string };
      return id;
    },
    connect: (path, said = {}) => post(`/_connect/${path}`, JSON.stringify(said)),
    eventsOf: async (intentId) => {
      const headers = { authorization: 'Bearer sk_test_sandbox' };
      const answer = await fetch(`${url}/v1/events?limit=100`, { headers });
      const { data } = (await answer.json()) as { data: Stripe.Event[] };
      return data.filter((event) => intentOf(event) === intentId).toReversed();
    },
    cancelIntent: (intentId) => post(`/v1/payment_intents/${intentId}/cancel`, new URLSearchParams()),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}

const inWallet = (card: string, wallet: string) => ({
  'payment_method_data[type]': 'card',
  'payment_method_data[card][token]': card.replace('pm_card', 'tok'),
  'payment_method_data[card][wallet]': wallet,
});

function intentOf({ data: { object } }: Stripe.Event): unknown {
  return object.object === 'payment_intent'
    ? object.id
    : 'payment_intent' in object
      ? object.payment_intent
      : undefined;
}

async function firstLine(child: ChildProcess): Promise<{ url: string; clamdPort: number }> {
  if (!child.stdout) throw new Error('The stand-in has no output to read.');
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url, port] = /(http:\/\/127\.0\.0\.1:\d+) .*virus scanner on port (\d+)/.exec(line) ?? [];
    if (url) return { url, clamdPort: Number(port) };
  }
  throw new Error('The payment stand-in did not start.');
}
