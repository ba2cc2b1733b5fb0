import type { Db } from '../db/schema.ts';
import type { Services } from '../http/context.ts';
import { writeLetter } from '../mail/write-letter.ts';
import { letters } from './letters.ts';
import type { LetterJob } from './send-later.ts';

/**
 * Writes to the patient of a selection, or to one of its specialists. A new request that has ended
 * meanwhile is not announced. `id` is the outbox id: it becomes the Message-ID, so that a retry is recognisable.
 */
export async function sendLetter({ db, mailer, config }: Services, id: string, job: LetterJob): Promise<void> {
  const facts = job.specialistId
    ? await factsForSpecialist(db, job.selectionId, job.specialistId)
    : await factsForPatient(db, job.selectionId);
  if (job.letter === 'newRequest' && facts.status !== 'PENDING') return;
  const { email, slot, feeCents } = facts;
  const letter = letters[job.letter]({
    slotISO: slot?.toISOString() ?? null,
    feeCents,
    selectionId: job.selectionId,
    portalUrl: config.portalUrl,
  });
  await mailer.send({ ...(await writeLetter(letter)), to: email, id });
}

interface Reader {
  email: string;
  slot: Date | null;
  feeCents: number | null;
  status: string | null;
}

async function factsForSpecialist(db: Db, selectionId: string, specialistId: string): Promise<Reader> {
  const row = await db
    .selectFrom('candidates as c')
    .innerJoin('specialists as s', 's.id', 'c.specialist_id')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['u.email', 'c.start_at', 'c.fee_cents', 'c.status'])
    .where('c.selection_id', '=', selectionId)
    .where('c.specialist_id', '=', specialistId)
    .executeTakeFirstOrThrow();
  return { email: row.email, slot: row.start_at, feeCents: row.fee_cents, status: row.status };
}

async function factsForPatient(db: Db, selectionId: string): Promise<Reader> {
  const row = await db
    .selectFrom('selections as s')
    .innerJoin('users as u', 'u.id', 's.patient_id')
    .leftJoin('bookings as b', (join) => join.onRef('b.selection_id', '=', 's.id').on('b.status', '<>', 'CLAIMED'))
    .select(['u.email', 'b.start_at', 'b.fee_cents'])
    .where('s.id', '=', selectionId)
    .executeTakeFirstOrThrow();
  return { email: row.email, slot: row.start_at, feeCents: row.fee_cents, status: null };
}
