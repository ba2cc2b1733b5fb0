import type { MyData } from '@tele/core';
import type { Db, Row } from '../db/schema.ts';
import type { FieldKeys } from '../encryption/encrypt.ts';
import { decryptRow } from '../encryption/rows.ts';

type RequestData = Pick<MyData, 'requests' | 'appointments' | 'payments'>;

export async function heldRequests(db: Db, keys: FieldKeys, userId: string): Promise<RequestData> {
  const found = await db
    .selectFrom('selections as s')
    .leftJoin('people as p', 'p.id', 's.person_id')
    .selectAll('s')
    .select('p.name as forName')
    .where('s.patient_id', '=', userId)
    .orderBy('s.created_at', 'desc')
    .execute();
  const rows = found.map((row) => decryptRow(keys, 'selections', row));
  const ids = rows.map(({ id }) => id);
  const [candidates, offers] = ids.length === 0 ? [[], []] : [await candidatesOf(db, ids), await offersOf(db, ids)];
  return {
    requests: rows.map((row) => ({
      requestId: row.id,
      kind: row.kind,
      profession: row.profession,
      specialty: row.specialty,
      forName: row.forName,
      reason: row.reason,
      feeCapCents: row.fee_cap_cents,
      anyFee: row.any_fee,
      agreedAt: row.agreed_at?.toISOString() ?? null,
      agreedWording: row.agreed_wording,
      timeframe: row.timeframe,
      timeframeWords: row.timeframe_words,
      wantedState: row.wanted_state,
      state: row.state,
      createdAt: row.created_at.toISOString(),
      deletedAt: row.deleted_at?.toISOString() ?? null,
      candidates: candidates
        .filter((one) => one.selection_id === row.id)
        .map(({ name, start_at: at, status, fee_from_cents: feeFromCents }) => ({
          specialistName: name,
          slotISO: at.toISOString(),
          status,
          feeFromCents,
        })),
      offers: offers
        .filter((one) => one.selection_id === row.id)
        .map(({ name, fee_cents: feeCents, state, created_at: at }) => ({
          specialistName: name,
          feeCents,
          state,
          createdAt: at.toISOString(),
        })),
    })),
    appointments: await appointmentsOf(db, keys, userId),
    payments: await paymentsOf(db, userId),
  };
}

const candidatesOf = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('candidates as c')
    .innerJoin('specialists as s', 's.id', 'c.specialist_id')
    .select(['c.selection_id', 's.name', 'c.start_at', 'c.status', 'c.fee_from_cents'])
    .where('c.selection_id', 'in', ids)
    .orderBy('c.start_at')
    .execute();

const offersOf = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('offers as o')
    .innerJoin('specialists as s', 's.id', 'o.specialist_id')
    .select(['o.selection_id', 's.name', 'o.fee_cents', 'o.state', 'o.created_at'])
    .where('o.selection_id', 'in', ids)
    .orderBy('o.created_at')
    .execute();

/** Claims are not appointments yet. */
async function appointmentsOf(db: Db, keys: FieldKeys, userId: string): Promise<RequestData['appointments']> {
  const rows = await db
    .selectFrom('bookings as b')
    .innerJoin('specialists as s', 's.id', 'b.specialist_id')
    .select(['b.id', 'b.selection_id', 'b.start_at', 's.name', 'b.fee_cents', 'b.status', 'b.cancelled_by'])
    .where('b.patient_id', '=', userId)
    .where('b.status', '<>', 'CLAIMED')
    .orderBy('b.start_at', 'desc')
    .execute();
  const reschedules = await reschedulesOf(
    db,
    keys,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    requestId: row.selection_id,
    startISO: row.start_at.toISOString(),
    specialistName: row.name,
    feeCents: row.fee_cents,
    status: row.status,
    cancelledBy: row.cancelled_by,
    reschedules: reschedules.filter((one) => one.booking_id === row.id).map(rescheduleOf),
  }));
}

async function reschedulesOf(db: Db, keys: FieldKeys, bookingIds: readonly string[]): Promise<Row<'reschedules'>[]> {
  if (bookingIds.length === 0) return [];
  const rows = await db
    .selectFrom('reschedules')
    .selectAll()
    .where('booking_id', 'in', bookingIds)
    .orderBy('nth')
    .execute();
  return rows.map((row) => decryptRow(keys, 'reschedules', row));
}

const rescheduleOf = (row: Row<'reschedules'>): RequestData['appointments'][number]['reschedules'][number] => ({
  fromISO: row.from_at.toISOString(),
  toISO: row.to_at.toISOString(),
  line: row.line,
  status: row.state,
  askedAt: row.created_at.toISOString(),
});

async function paymentsOf(db: Db, userId: string): Promise<RequestData['payments']> {
  const rows = await db
    .selectFrom('charges as c')
    .leftJoin('receipts as r', 'r.charge_id', 'c.id')
    .select(['c.kind', 'c.amount_cents', 'c.status', 'c.created_at', 'r.number'])
    .where('c.user_id', '=', userId)
    .orderBy('c.created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    what: row.kind,
    amountCents: row.amount_cents,
    status: row.status,
    at: row.created_at.toISOString(),
    receipt: row.number,
  }));
}
