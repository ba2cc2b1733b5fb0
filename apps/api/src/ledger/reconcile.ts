import { dayMs } from '@tele/core';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { PaymentRecord } from '../vendors/payment-records.ts';
import { isChargedBack, type Charge } from './charge.ts';
import { compareCharge, type Difference, type Ours } from './compare-charge.ts';
import { subjectOf, type LedgerParts } from './parts.ts';

export interface Compared {
  payments: number;
  charges: number;
}

interface Options {
  since?: Date | undefined;
  onDifference: (difference: Difference) => Promise<void>;
}

const pageSize = 200;
/** Longer than a job run needs to resume unfinished charges. */
const stuckMs = 10 * 60_000;
/** Checks per charge; one that changes each time is left to the next run. */
const looks = 3;

/** Compares charges and payments both ways, twice to skip money in transit. Throws PaymentUnavailable. */
export async function reconcile(parts: LedgerParts, { since, onDifference }: Options): Promise<Compared> {
  const compared: Compared = { payments: 0, charges: 0 };
  const end = parts.now().getTime() + 1;
  const first = since ?? (await oldestCharge(parts.db)) ?? new Date(end);
  let from = since;
  for (let start = startOfDay(first); start < end; start += dayMs) {
    const until = new Date(Math.min(start + dayMs, end));
    await compareDay(
      parts,
      { from, until, charges: { from: from ?? new Date(start), until } },
      { compared, onDifference },
    );
    from = until;
  }
  return compared;
}

interface Day {
  from: Date | undefined;
  until: Date;
  charges: { from: Date; until: Date };
}

interface Report extends Pick<Options, 'onDifference'> {
  compared: Compared;
}

async function compareDay(parts: LedgerParts, day: Day, { compared, onDifference }: Report): Promise<void> {
  const seen = new Set<string>();
  const check = async (charge: Charge | undefined, theirs: PaymentRecord | undefined): Promise<void> => {
    if (compareCharge(charge && (await oursOf(parts, charge)), theirs).length === 0) return;
    for (const difference of await lookAgain(parts, charge?.id, theirs?.id ?? charge?.payment_intent_id ?? undefined))
      await onDifference(difference);
  };

  let after: string | undefined;
  do {
    const page = await parts.payments.page(day, after);
    const charges = await chargesOf(parts.db, page.items);
    for (const theirs of page.items) {
      const charge =
        charges.find(({ payment_intent_id }) => payment_intent_id === theirs.id) ??
        charges.find(({ id }) => id === theirs.chargeId);
      seen.add(theirs.id);
      if (charge && charge.payment_intent_id === null) seen.add(charge.id);
      await check(charge, theirs);
    }
    compared.payments += page.items.length;
    after = page.next;
  } while (after !== undefined);

  for await (const charge of chargesMade(parts.db, day.charges)) {
    compared.charges += 1;
    if (!seen.has(charge.payment_intent_id ?? charge.id)) await check(charge, undefined);
  }
}

/** Rereads both sides, ours before and after theirs, to skip changes in progress. */
async function lookAgain(
  parts: LedgerParts,
  chargeId: string | undefined,
  intentId: string | undefined,
): Promise<Difference[]> {
  const { db, payments } = parts;
  for (let look = 0; look < looks; look += 1) {
    const before = chargeId === undefined ? undefined : await readCharge(db, chargeId);
    const seen = intentId === undefined ? undefined : await payments.inspect(intentId);
    const theirs = seen && 'fate' in seen ? seen : undefined;
    if (chargeId === undefined) return compareCharge(undefined, theirs);
    const job = await jobOf(db, chargeId);
    const charge = await readCharge(db, chargeId);
    if (
      charge &&
      before &&
      charge.updated_at.getTime() === before.updated_at.getTime() &&
      charge.status === before.status
    )
      return compareCharge({ ...(await oursOf(parts, charge)), job }, theirs);
  }
  return [];
}

async function oursOf(parts: LedgerParts, charge: Charge): Promise<Ours> {
  const now = parts.now();
  return {
    id: charge.id,
    status: charge.status,
    amountCents: charge.amount_cents,
    intentId: charge.payment_intent_id,
    disputed: charge.dispute_id !== null,
    share: shareOf(charge),
    waits: isChargedBack(charge),
    unwanted: await isUnwanted(parts, charge),
    stuck: now.getTime() - charge.started_until.getTime() > stuckMs,
    job: undefined,
  };
}

const shareOf = ({ account_id: accountId, our_fee_cents: ourFeeCents }: Charge): Ours['share'] =>
  accountId === null || ourFeeCents === null ? null : { accountId, ourFeeCents };

/** Checks holds only after the time needed to process the end of their purpose. */
async function isUnwanted(parts: LedgerParts, charge: Charge): Promise<boolean> {
  const now = parts.now();
  if (charge.status !== 'AUTHORISED' || now.getTime() - charge.updated_at.getTime() <= stuckMs) return false;
  return (await inTransaction(parts.db, (t) => subjectOf(parts, charge).lock(t, charge, now))) === 'gone';
}

function startOfDay(date: Date): number {
  return Math.floor(date.getTime() / dayMs) * dayMs;
}

async function oldestCharge(db: Db): Promise<Date | undefined> {
  const oldest = await db.selectFrom('charges').select('created_at').orderBy('created_at').limit(1).executeTakeFirst();
  return oldest?.created_at;
}

function readCharge(db: Db, id: string): Promise<Charge | undefined> {
  return db.selectFrom('charges').selectAll().where('id', '=', id).executeTakeFirst();
}

async function chargesOf(db: Db, payments: readonly PaymentRecord[]): Promise<Charge[]> {
  if (payments.length === 0) return [];
  const ids = payments.map(({ chargeId }) => chargeId).filter((id) => id !== null);
  const intents = payments.map(({ id }) => id);
  return db
    .selectFrom('charges')
    .selectAll()
    .where((row) =>
      row.or([row('payment_intent_id', 'in', intents), ...(ids.length > 0 ? [row('id', 'in', ids)] : [])]),
    )
    .execute();
}

async function* chargesMade(db: Db, { from, until }: { from: Date; until: Date }): AsyncGenerator<Charge> {
  let last: Charge | undefined;
  for (;;) {
    let page = db.selectFrom('charges').selectAll().where('created_at', '>=', from).where('created_at', '<', until);
    if (last) {
      const { created_at, id } = last;
      page = page.where((row) =>
        row.or([row('created_at', '>', created_at), row.and([row('created_at', '=', created_at), row('id', '>', id)])]),
      );
    }
    const rows = await page.orderBy('created_at').orderBy('id').limit(pageSize).execute();
    yield* rows;
    last = rows.at(-1);
    if (rows.length < pageSize) return;
  }
}

async function jobOf(db: Db, chargeId: string): Promise<Ours['job']> {
  const ofCharge = sql<boolean>`payload = ${JSON.stringify({ chargeId })}::jsonb`;
  const kinds = ['capture', 'release', 'refund', 'refund-by-hand'];
  const jobs = db.selectFrom('outbox').select('id').where(ofCharge).where('kind', 'in', kinds).limit(1);
  const waiting = await jobs.where('done_at', 'is', null).where('failed_at', 'is', null).executeTakeFirst();
  if (waiting) return { id: waiting.id, state: 'waiting' };
  const givenUp = await jobs.where('failed_at', 'is not', null).executeTakeFirst();
  return givenUp && { id: givenUp.id, state: 'given-up' };
}
