import type { Db, Row } from '../apps/api/src/db/schema.ts';
import type { DeliveredEmail } from './mail-server.ts';

/** A request closes with one of these, by what closed it. */
const closings = new Map([
  ['nobodyAccepted', 'closed'],
  ['bookedElsewhere', 'closed'],
]);

interface Job {
  id: string;
  email: string;
  selectionId: string;
  specialistId: string | undefined;
}

export interface EmailsChecked {
  wrong: string[];
  written: number;
  /** Sent more than once under one Message-ID: the process died, or its answer was lost, before it could note that it was taken. */
  sentAgain: number;
}

/**
 * Each event of a request has each of its emails written once, and the mail server has it at least once, for the right
 * person. A second copy bears the same Message-ID, by which mailboxes drop it.
 */
export async function checkEmails(db: Db, taken: readonly DeliveredEmail[]): Promise<EmailsChecked> {
  const wrong: string[] = [];
  const rows = await db.selectFrom('outbox').select(['id', 'payload']).where('kind', '=', 'selection-email').execute();
  const jobs: Job[] = rows.map(({ id, payload }) => ({
    id,
    email: payload.email ?? '',
    selectionId: payload.selectionId ?? '',
    specialistId: payload.specialistId,
  }));
  const copies = Map.groupBy(taken, ({ id }) => id);
  const emails = await readEmails(db);
  for (const job of jobs) {
    const got = copies.get(job.id) ?? [];
    // What ended before it was announced is not announced.
    if (got.length === 0 && !mayBeLeftOut(job, jobs)) wrong.push(`${job.email} of ${job.selectionId} never arrived`);
    const to = emails.get(job.specialistId ?? job.selectionId);
    if (got.some((email) => email.to !== to)) wrong.push(`${job.email} of ${job.selectionId} went to somebody else`);
  }
  const ids = new Set(jobs.map(({ id }) => id));
  const others = await db.selectFrom('outbox').select('id').where('kind', '<>', 'selection-email').execute();
  for (const { id } of others) ids.add(id);
  for (const id of copies.keys()) if (!ids.has(id)) wrong.push(`email ${id} belongs to nothing`);
  wrong.push(...(await wrongOfOffers(db, copies)));

  const written = Map.groupBy(jobs, ({ selectionId }) => selectionId);
  for (const [id, expected] of await readExpected(db, jobs)) {
    const found = (written.get(id) ?? [])
      .map(({ email }) => closings.get(email) ?? email)
      .toSorted()
      .join(', ');
    if (found !== expected) wrong.push(`request ${id}: the letters are "${found}", expected "${expected}"`);
  }
  return { wrong, written: jobs.length, sentAgain: [...copies.values()].filter((got) => got.length > 1).length };
}

/** A request that is over already, and a booking that was cancelled. */
function mayBeLeftOut({ email, selectionId }: Job, jobs: readonly Job[]): boolean {
  if (email === 'newRequest' || email === 'received') return true;
  return (
    email.endsWith('Booked') && jobs.some((one) => one.selectionId === selectionId && one.email.startsWith('cancelled'))
  );
}

/** Each offer is told of once, and so is each that was accepted to both of its sides: written once, and taken by the mail server at least once. */
async function wrongOfOffers(db: Db, copies: ReadonlyMap<string, readonly DeliveredEmail[]>): Promise<string[]> {
  const jobs = await db.selectFrom('outbox').select(['id', 'payload']).where('kind', '=', 'offer-email').execute();
  const offers = await db
    .selectFrom('offers as o')
    .leftJoin('bookings as b', (join) => join.onRef('b.offer_id', '=', 'o.id').on('b.status', '=', 'CANCELLED'))
    .select(['o.id', 'o.state', 'b.id as cancelled'])
    .execute();
  return offers.flatMap(({ id: offerId, state, cancelled }) => {
    const accepted = state === 'ACCEPTED' ? ['patientBooked', 'specialistBooked'] : [];
    const own = jobs.filter(({ payload }) => payload.offerId === offerId);
    const written = own.map(({ payload }) => payload.email ?? '').filter((one) => one.endsWith('Booked'));
    // Of one that was cancelled before it was announced, the cancellation alone is told.
    const due = cancelled === null ? accepted : [];
    const lost = own.filter(({ id, payload }) => due.includes(payload.email ?? '') && !copies.has(id));
    return [
      ...(own.filter(({ payload }) => payload.email === 'newOffer').length === 1
        ? []
        : [`offer ${offerId} was not told of once`]),
      ...(written.toSorted().join() === accepted.join()
        ? []
        : [`offer ${offerId} (${state}): the letters are "${written.join()}"`]),
      ...lost.map(({ payload }) => `${payload.email} of ${offerId} never arrived`),
    ];
  });
}

/** By the id of a specialist, and for patients by the id of the request. */
async function readEmails(db: Db): Promise<Map<string, string>> {
  const specialists = await db
    .selectFrom('specialists as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.id', 'u.email'])
    .execute();
  const patients = await db
    .selectFrom('selections as s')
    .innerJoin('users as u', 'u.id', 's.patient_id')
    .select(['s.id', 'u.email'])
    .execute();
  return new Map([...specialists, ...patients].map(({ id, email }) => [id, email]));
}

/** Of each request, in words that were sorted. */
async function readExpected(db: Db, jobs: readonly Job[]): Promise<Map<string, string>> {
  const selections = await db.selectFrom('selections').selectAll().where('kind', '=', 'picked').execute();
  const candidates = Map.groupBy(await db.selectFrom('candidates').selectAll().execute(), (row) => row.selection_id);
  const bookings = Map.groupBy(await db.selectFrom('bookings').selectAll().execute(), (row) => row.selection_id);
  const newRequests = Map.groupBy(
    jobs.filter(({ email }) => email === 'newRequest'),
    ({ selectionId }) => selectionId,
  );
  return new Map(
    selections.map((selection) => {
      const own = {
        candidates: candidates.get(selection.id) ?? [],
        booking: bookings.get(selection.id)?.[0],
        notifiedIds: (newRequests.get(selection.id) ?? []).map(({ specialistId }) => specialistId),
      };
      return [selection.id, expectedOf(selection, own).toSorted().join(', ')];
    }),
  );
}

interface Own {
  candidates: readonly Row<'candidates'>[];
  booking: Row<'bookings'> | undefined;
  /** The specialists who have a letter that asks them. */
  notifiedIds: readonly (string | undefined)[];
}

/** How long a call may wait between reading its clock and its turn at the row. */
const waitMs = 30_000;

/** Who was lost before it was sent was never asked. Two calls that wait for each other do not tell by their clocks which came first: the email does. */
function wasNotified(candidate: Row<'candidates'>, sentAt: Date, notifiedIds: Own['notifiedIds']): boolean {
  const { decided_at: decidedAt, status, specialist_id: specialistId } = candidate;
  if (status === 'PENDING' || !decidedAt) return true;
  const later = decidedAt.getTime() - sentAt.getTime();
  return Math.abs(later) < waitMs && status === 'LOST' ? notifiedIds.includes(specialistId) : later >= 0;
}

function expectedOf(selection: Row<'selections'>, { candidates, booking, notifiedIds }: Own): string[] {
  const { submitted_at: sentAt } = selection;
  if (!sentAt) return [];
  const notifiedCandidates = candidates.filter((candidate) => wasNotified(candidate, sentAt, notifiedIds));
  const letters = notifiedCandidates.map(() => 'newRequest');
  if (notifiedCandidates.length > 0) letters.push('received');
  if (booking) letters.push('patientBooked', 'specialistBooked');
  if (booking?.cancelled_by === 'patient') letters.push('cancelledByYouPatient', 'patientCancelledRefunded');
  if (booking?.cancelled_by === 'specialist') letters.push('cancelledBySpecialist', 'cancelledByYouSpecialist');
  if (!booking && selection.state === 'CANCELLED')
    letters.push(...candidates.filter(({ status }) => status === 'CANCELLED').map(() => 'requestWithdrawn'));
  if (selection.state === 'CLOSED') letters.push('closed');
  return letters;
}
