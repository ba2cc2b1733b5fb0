import { sql } from 'kysely';
import { countOf } from '../db/count-of.ts';
import type { Db } from '../db/schema.ts';
import type { Place } from '../http/cursor.ts';

export type BookingSide =
  | { side: 'patient'; userId: string; through?: string }
  | { side: 'specialist'; specialistId: string; endAfter?: Date };
export type BookingRow = Awaited<ReturnType<typeof readBookings>>[number];

/** Filters confirmed bookings by start; appointments take half an hour. */
export interface BookingFilter {
  after?: Date;
  until?: Date;
  before?: Date;
  named?: { id: string } | { at: Date };
}

interface BookingQuery extends BookingFilter {
  latestFirst: boolean;
  beyond: Place | undefined;
  limit: number;
}

export async function readBookings(db: Db, who: BookingSide, { latestFirst, beyond, limit, ...which }: BookingQuery) {
  const order = latestFirst ? 'desc' : 'asc';
  const further = sql.raw(latestFirst ? '<' : '>');
  const own = bookingsOf(db, who, which);
  const rest = beyond ? own.where(sql<boolean>`(b.start_at, b.id) ${further} (${beyond.at}, ${beyond.id})`) : own;
  return rest
    .innerJoin('selections as sel', 'sel.id', 'b.selection_id')
    .innerJoin('specialists as s', 's.id', 'b.specialist_id')
    .innerJoin('users as u', 'u.id', 'b.patient_id')
    .leftJoin('patient_profiles as p', 'p.user_id', 'b.patient_id')
    .leftJoin('partner_details as d', (join) =>
      join.onRef('d.user_id', '=', 'b.patient_id').onRef('d.partner_id', '=', 'sel.partner_id'),
    )
    .leftJoin('people as q', 'q.id', 'sel.person_id')
    .leftJoin('specialist_meetings as m', 'm.specialist_id', 'b.specialist_id')
    .leftJoin('candidates as c', 'c.id', 'b.candidate_id')
    .select('c.decided_at as acceptedAt')
    .select(['b.id', 'b.start_at as startAt', 'b.end_at as endAt', 'b.fee_cents as feeCents', 'b.sequence'])
    .select(['m.way', 'm.video_url', 'm.instructions'])
    .select([
      'b.patient_id as bookerId',
      'sel.id as selectionId',
      'b.offer_id as offerId',
      'sel.profession',
      'sel.specialty',
      'sel.reason',
      'sel.reason_encrypted as reasonEncrypted',
    ])
    .select(['s.name as specialistName', 'u.email as bookerEmail', 'u.deleted_at as deletedAt'])
    .select(['d.id as clinicDetailsId', 'q.id as personId', 'q.name as personName', 'q.gender as personGender'])
    .select(({ fn }) => [
      fn.coalesce('u.name', 'd.name').as('bookerName'),
      fn.coalesce('p.gender', 'd.gender').as('gender'),
    ])
    .select(['p.medicare_or_ihi_encrypted as encrypted', 'd.medicare_or_ihi_encrypted as clinicEncrypted'])
    .select(['q.medicare_or_ihi_encrypted as personEncrypted'])
    .select(['p.user_id as profileId', 'p.phone as ownPhone', 'p.phone_encrypted as ownPhoneEncrypted'])
    .select(['p.dob as ownDob', 'p.dob_encrypted as ownDobEncrypted'])
    .select(['d.phone as clinicPhone', 'd.phone_encrypted as clinicPhoneEncrypted'])
    .select(['d.dob as clinicDob', 'd.dob_encrypted as clinicDobEncrypted'])
    .select(['q.phone as personPhoneClear', 'q.phone_encrypted as personPhoneEncrypted'])
    .select(['q.dob as personDobClear', 'q.dob_encrypted as personDobEncrypted'])
    .select(['p.street as ownStreet', 'p.street_encrypted as ownStreetEncrypted', 'p.suburb as ownSuburb'])
    .select(['p.state as ownState', 'p.postal_code as ownPostalCode'])
    .select(['d.street as clinicStreet', 'd.street_encrypted as clinicStreetEncrypted', 'd.suburb as clinicSuburb'])
    .select(['d.state as clinicState', 'd.postal_code as clinicPostalCode'])
    .orderBy('b.start_at', order)
    .orderBy('b.id', order)
    .limit(limit)
    .execute();
}

export function countBookings(db: Db, who: BookingSide, which: BookingFilter): Promise<number> {
  return countOf(db, bookingsOf(db, who, which));
}

function bookingsOf(db: Db, who: BookingSide, { after, until, before, named }: BookingFilter) {
  const live = db.selectFrom('bookings as b').where('b.status', '=', sql<'CONFIRMED'>`'CONFIRMED'`);
  let own =
    who.side === 'patient'
      ? live.where('b.patient_id', '=', who.userId)
      : live.where('b.specialist_id', '=', who.specialistId);
  if (who.side === 'patient' && who.through !== undefined) {
    const made = db.selectFrom('selections').select('id').where('partner_id', '=', who.through);
    own = own.where('b.selection_id', 'in', made.where('patient_id', '=', who.userId));
  }
  if (who.side === 'specialist' && who.endAfter) own = own.where('b.end_at', '>', who.endAfter);
  if (after) own = own.where('b.start_at', '>', after);
  if (until) own = own.where('b.start_at', '<=', until);
  if (before) own = own.where('b.start_at', '<', before);
  if (named)
    own =
      'at' in named
        ? own.where('b.start_at', '=', named.at)
        : own.where((row) => row.or([row('b.selection_id', '=', named.id), row('b.offer_id', '=', named.id)]));
  return own;
}
