import type pg from 'pg';
import { largeEmails } from './large-emails.ts';
import { largeReschedules } from './large-reschedules.ts';
import { largeOffers } from './large-offers.ts';
import { largePartners } from './large-partners.ts';
import { largePeople } from './large-people.ts';
import { largeRecords } from './large-records.ts';
import { largeRequests } from './large-requests.ts';
import type { Filling, LargeSize } from './large-size.ts';

/** By number, from 0. A token for the e-mail signs in. */
export const largePatient = (n: number) => ({ userId: `usr_p${n}`, email: `p${n}@large.example.com` });
export const largeSpecialist = (n: number) => ({
  userId: `usr_s${n}`,
  specialistId: `spc_${n}`,
  email: `s${n}@large.example.com`,
});

const halfHour = 30 * 60_000;
const patienceMs = 600_000;

/** The pool gives up after seconds, as it should for a call. */
const patiently = (text: string, values: unknown[] = []) => ({ text, values, query_timeout: patienceMs });

/** What fills a database, one after the other. */
export function fillingsOf(size: LargeSize, now: Date): Filling[] {
  const at = new Date(Math.ceil(now.getTime() / halfHour) * halfHour);
  const parts = [largePeople, largeRequests, largeOffers, largeReschedules, largeEmails, largeRecords, largePartners];
  return parts.flatMap((fill) => fill(size, at));
}

/**
 * Fills a migrated, empty database with invented people and what they have asked for, as it would stand at `now`. Rows are made
 * by the server in seconds, without triggers and foreign keys, which only a superuser may set aside.
 */
export async function fillLarge(pool: pg.Pool, size: LargeSize, now: Date): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query(`set local statement_timeout = ${patienceMs}`);
    for (const { sql, values } of fillingsOf(size, now)) await client.query(patiently(sql, values));
    await client.query('commit');
  } finally {
    client.release();
  }
  await pool.query(patiently('vacuum (analyze)'));
}
