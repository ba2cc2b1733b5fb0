import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../../apps/api/src/db/open.ts';
import type { Db } from '../../../apps/api/src/db/schema.ts';

const patienceMs = 180_000;
/** Longer than a lease: work due later waits for a retry or its time. */
const cutShort = `update outbox set run_at = now()
  where done_at is null and failed_at is null and run_at > now() + interval '65 seconds'
    and attempts < 8`;

/** Ends open offers (with their reserved times) and reschedules early. Cards are confirmed before this. */
const endings = [
  `update reschedules set answer_by = now() where state = 'ASKED' and answer_by > now()`,
  `update offers set expires_at = now() where state = 'OPEN' and expires_at > now()`,
  `update bookings set claimed_until = now() where status = 'CLAIMED' and offer_id is not null and claimed_until > now()`,
];

/** Waits until no work, claim or charge is open, with shorter retry pauses. Returns the rest on a timeout. */
export async function settle({ db, pool }: Database): Promise<string[]> {
  for (const ending of endings) await pool.query(ending);
  const until = performance.now() + patienceMs;
  for (;;) {
    const left = await leftovers(db);
    if (left.length === 0 || performance.now() > until) return left;
    await pool.query(cutShort);
    await wait(1_000);
  }
}

async function leftovers(db: Db): Promise<string[]> {
  const jobs = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'attempts', 'last_error'])
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute();
  const claims = await db.selectFrom('bookings').select('id').where('status', '=', 'CLAIMED').execute();
  const charges = await db.selectFrom('charges').select(['id', 'status']).where('status', '=', 'STARTED').execute();
  const overdue = await db
    .selectFrom('selections')
    .select('id')
    .where('state', '=', 'OPEN')
    .where('expires_at', '<=', new Date())
    .execute();
  const offers = await db.selectFrom('offers').select('id').where('state', '=', 'OPEN').execute();
  return [
    ...jobs.map(({ id, kind, attempts, last_error }) => `${kind} ${id} still waits (${attempts} tries, ${last_error})`),
    ...claims.map(({ id }) => `booking ${id} is still claimed`),
    ...charges.map(({ id, status }) => `charge ${id} is still ${status}`),
    ...offers.map(({ id }) => `offer ${id} should have ended`),
    ...overdue.map(({ id }) => `request ${id} should have lapsed`),
  ];
}
