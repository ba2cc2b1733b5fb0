import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import type { EventFault } from '../event-faults.ts';
import type { Site } from '../site.ts';
import { newId, seconds, type Store } from './store.ts';

// Pauses before the second and later attempts, in milliseconds.
const PAUSES = [200, 1_000, 3_000, 10_000, 30_000];
const PATIENCE_MS = 10_000;
const API_VERSION = '2026-10-28.endive';

const SUBSCRIBED = new Set<string>([
  'payment_intent.amount_capturable_updated',
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'payment_intent.payment_failed',
  'charge.refunded',
  'charge.refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'account.updated',
  'payout.created',
  'payout.paid',
  'payout.failed',
]);

export type EventObject =
  | Stripe.PaymentIntent
  | Stripe.Charge
  | Stripe.Refund
  | Stripe.Dispute
  | Stripe.Account
  | Stripe.Transfer
  | Stripe.ApplicationFee
  | Stripe.Payout;

export type FaultOf = (type: string) => EventFault | undefined;

export interface Webhooks {
  /** Records an event without delaying its call. `account` is the connected account, if any. */
  announce(type: Stripe.Event.Type, object: EventObject, request: Stripe.Event.Request, account?: string): void;
  flush(): void;
  /** Stops deliveries; a restart resumes them. */
  stop(): void;
}

export function openWebhooks(site: Site, store: Store, faultOf: FaultOf): Webhooks {
  const stopping = new AbortController();
  const timers = new Set<NodeJS.Timeout>();
  let queue = store.events.values().filter((event) => event.pending_webhooks > 0);
  // Held back until another event has arrived.
  let heldBack: (() => void)[] = [];

  const later = (ms: number, act: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, ms);
    timers.add(timer.unref());
  };
  const end = (event: Stripe.Event): void => {
    store.events.put(event.id, { ...event, pending_webhooks: 0 });
    site.journal.commit();
  };
  const attempt = async (event: Stripe.Event, tries: number): Promise<void> => {
    const delivered = await deliver(site, event, stopping.signal);
    if (stopping.signal.aborted) return;
    const pause = PAUSES[tries];
    if (!delivered && pause !== undefined) return later(pause, () => void attempt(event, tries + 1));
    end(event);
    const due = heldBack;
    heldBack = [];
    for (const go of due) go();
  };
  const holdBack = (event: Stripe.Event, ms: number): void => {
    let gone = false;
    const go = (): void => {
      if (!gone) void attempt(event, 0);
      gone = true;
    };
    heldBack.push(go);
    later(ms, go);
  };
  const begin = (event: Stripe.Event): void => {
    const fault = faultOf(event.type);
    if (fault?.mode === 'drop') return end(event);
    if (fault?.mode === 'delay') return later(fault.ms, () => void attempt(event, 0));
    if (fault?.mode === 'reorder') return holdBack(event, fault.ms);
    void attempt(event, 0);
    if (fault?.mode === 'double') void attempt(event, 0);
  };

  return {
    announce(type, object, request, account) {
      const event = {
        id: newId('evt'),
        object: 'event',
        ...(account ? { account } : {}),
        api_version: API_VERSION,
        created: seconds(),
        data: { object },
        livemode: false,
        pending_webhooks: SUBSCRIBED.has(type) ? 1 : 0,
        request,
        type,
      } satisfies Stripe.EventBase as Stripe.Event;
      store.events.put(event.id, event);
      if (event.pending_webhooks > 0) queue.push(event);
    },
    flush() {
      const due = queue;
      queue = [];
      for (const event of due) begin(event);
    },
    stop() {
      stopping.abort();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

async function deliver({ config }: Site, event: Stripe.Event, stopping: AbortSignal): Promise<boolean> {
  const body = JSON.stringify(event, null, 2);
  const time = seconds();
  const mark = createHmac('sha256', config.stripe.webhookSecret).update(`${time}.${body}`).digest('hex');
  try {
    const answer = await fetch(config.stripe.webhookUrl, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': `t=${time},v1=${mark}` },
      signal: AbortSignal.any([stopping, AbortSignal.timeout(PATIENCE_MS)]),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false; // no listener: retried later
  }
}
