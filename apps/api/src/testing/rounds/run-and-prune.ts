import { createHmac } from 'node:crypto';
import { expect } from 'vitest';
import { runJobs } from '../../jobs/run-jobs.ts';
import { listJobs } from '../../jobs/list-jobs.ts';
import { prune } from '../../jobs/prune.ts';
import { claimSelection } from '../../selections/claim.ts';
import { takeReadings } from '../../telemetry/readings.ts';
import { crowded } from '../large-size.ts';
import { goodCard } from '../requests.ts';
import type { CountedApi } from './counted-api.ts';
import { hour, patientOf, specialistOf } from './people.ts';
import { sent } from './sent.ts';

export async function runJobsAndPrune(on: CountedApi, round: number): Promise<void> {
  const { services, clock } = on.api;
  const { now } = clock;
  const left = await sent(on, { round, request: 3 });
  const { userId, specialistId } = specialistOf(round, 0);
  const answer = { feeCents: 9_000, paymentMethodId: goodCard, callerAddress: 'somewhere' };
  const acceptance = { selectionId: left.id, userId, specialistId, ...answer };
  await on.counted('a claim', () => claimSelection(services, acceptance));
  const due = await sent(on, { round, request: 4 });
  await services.db.updateTable('selections').set({ expires_at: now }).where('id', '=', due.id).execute();

  // Past the claim’s lease and a half-hour boundary.
  clock.now = new Date(now.getTime() + hour / 2 + 60_000 * (round + 1));
  await on.counted('readings', () => takeReadings(services));
  await on.call('searchSpecialists', { as: patientOf(round, 0), body: crowded });
  await on.counted('jobs', () => runJobs(services));
  clock.now = new Date(now.getTime() + 10 * 24 * hour + round * hour);
  await on.counted('prune', () => prune(services));
  await on.counted('jobs', () => listJobs(services.db, 50));
  await on.counted('readings', () => takeReadings(services));
  clock.now = now;

  const waiting = await services.db
    .selectFrom('charges')
    .select('payment_intent_id')
    .where('id', '=', `chg_l${round * 20 + 12}_0`)
    .executeTakeFirstOrThrow();
  const intent = { object: 'payment_intent', id: waiting.payment_intent_id, metadata: {} };
  await on.counted('an event', () =>
    tell(on, { id: `evt_of_${round}`, type: 'payment_intent.canceled', object: intent }),
  );
}

interface StripeEventArgs {
  id: string;
  type: string;
  object: unknown;
}

async function tell(on: CountedApi, { id, type, object }: StripeEventArgs): Promise<void> {
  const body = JSON.stringify({ id, object: 'event', type, data: { object } });
  const seconds = Math.floor(Date.now() / 1_000);
  const mark = createHmac('sha256', on.api.services.config.stripeWebhookSecret)
    .update(`${seconds}.${body}`)
    .digest('hex');
  const { status } = await on.api.fetch('/stripe/webhook', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${seconds},v1=${mark}` },
  });
  expect(status).toBe(200);
}
