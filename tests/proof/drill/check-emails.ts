import type { Db, Row } from '../../../apps/api/src/db/schema.ts';
import type { DeliveredEmail } from './mail-server.ts';

/** Emails that close a request, counted as one kind. */
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
  /** Copies with the same Message-ID: the process ended, or lost the response, before it recorded the delivery. */
  sentAgain: number;
}

/** Checks that each event's emails exist once and arrived. Mailboxes drop copies with the same Message-ID. */
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
    // No email is due for a request or appointment that ended before it was sent.
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
    if (found !== expected) wrong.push(`request ${id}: the emails are "${found}", expected "${expected}"`);
  }
  return { wrong, written: jobs.length, sentAgain: [...copies.values()].filter((got) => got.length > 1).length };
}

function mayBeLeftOut({ email, selectionId }: Job, jobs: readonly Job[]): boolean {
  if (email === 'newRequest' || email === 'received') return true;
  return (
    email.endsWith('Booked') && jobs.some((one) => one.selectionId === selectionId && one.email.startsWith('cancelled'))
  );
}

/** Checks that each offer, and each acceptance for both sides, has one email that arrived. */
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
    // An appointment cancelled before its email was sent gets only the cancellation.
    const due = cancelled === null ? accepted : [];
    const lost = own.filter(({ id, payload }) => due.includes(payload.email ?? '') && !copies.has(id));
    return [
      ...(own.filter(({ payload }) => payload.email === 'newOffer').length === 1
        ? []
        : [`offer ${offerId} does not have exactly one ‘newOffer’ email`]),
      ...(written.toSorted().join() === accepted.join()
        ? []
        : [`offer ${offerId} (${state}): the emails are "${written.join()}"`]),
      ...lost.map(({ payload }) => `${payload.email} of ${offerId} never arrived`),
    ];
  });
}

/** Email addresses by specialist ID, and for patients by request ID. */
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
  /** Specialists with a request email. */
  notifiedIds: readonly (string | undefined)[];
}

/** Longest time between a call's clock reading and its row lock. */
const waitMs = 30_000;

/** False for specialists removed before sending. Within `waitMs` clocks cannot tell the order, but the email can. */
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
