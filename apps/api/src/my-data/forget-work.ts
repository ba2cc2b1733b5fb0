import { sql } from 'kysely';
import type { Tx } from '../db/transaction.ts';
import { letGoJob, secondLookMs } from '../staff/let-go.ts';
import { deletePublished } from '../uploads/published.ts';

/** Blocks new bookings. Null for others. Lock order: docs/decisions/2026-11-22-lock-order.md. */
export async function lockSpecialist(t: Tx, userId: string): Promise<string | null> {
  const own = t.selectFrom('specialists').select('id').where('user_id', '=', userId);
  for (const table of ['busy_calendars', 'hidden_times'] as const)
    await t.selectFrom(table).select('id').where('specialist_id', 'in', own).orderBy('id').forUpdate().execute();
  const row = await own.forUpdate().executeTakeFirst();
  return row?.id ?? null;
}

/** Delists a locked specialist but keeps name, category, place and registrations for past patients. */
export async function forgetWork(t: Tx, specialistId: string, now: Date): Promise<string[]> {
  const { photo_url, photo_small_url } = await t
    .selectFrom('specialists')
    .select(['photo_url', 'photo_small_url'])
    .where('id', '=', specialistId)
    .executeTakeFirstOrThrow();
  const jobs = await deletePublished(t, [photo_url, photo_small_url], now);
  await t
    .updateTable('specialists')
    .set({
      approved: false,
      bio: '',
      subspecialties: [],
      languages: ['English'],
      fee_from_cents: null,
      gender: null,
      photo_url: null,
      photo_small_url: null,
      suspended_at: null,
      suspended_because: null,
      // Rejects saves that were read before this deletion.
      availability_version: sql`availability_version + 1`,
      availability_saved_as: null,
      profile_version: sql`profile_version + 1`,
    })
    .where('id', '=', specialistId)
    .execute();
  const tables = [
    'specialist_specialties',
    'specialist_meetings',
    'calendar_feeds',
    'hidden_times',
    'busy_calendars',
    'availability_blocks',
    'availability_reads',
    'request_digests',
    // Other people's saved references.
    'favourites',
    'alerts',
  ] as const;
  for (const table of tables) await t.deleteFrom(table).where('specialist_id', '=', specialistId).execute();
  await t.deleteFrom('news').where('key', '=', specialistId).execute();
  for (const afterMs of [0, secondLookMs]) await letGoJob.enqueue(t, { specialistId }, now, { afterMs });
  return jobs;
}
