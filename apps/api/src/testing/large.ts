import type pg from 'pg';
import { largeEmails } from './large-emails.ts';
import { largeReschedules } from './large-reschedules.ts';
import { largeOffers } from './large-offers.ts';
import { largePartners } from './large-partners.ts';
import { largePeople } from './large-people.ts';
import { largeRecords } from './large-records.ts';
import { largeRequests } from './large-requests.ts';
import type { Filling, LargeSize } from './large-size.ts';

export const largePatient = (n: number) => ({ userId: `usr_p${n}`, email: `p${n}@large.example.com` });
export const largeSpecialist = (n: number) => ({
  userId: `usr_s${n}`,
  specialistId: `spc_${n}`,
  email: `s${n}@large.example.com`,
});

const halfHour = 30 * 60_000;
const patienceMs = 600_000;

/** The pool’s default timeout of seconds suits calls only. */
const patiently = (text: string, values: unknown[] = []) => ({ text, values, query_timeout: patienceMs });

export function fillingsOf(size: LargeSize, now: Date): Filling[] {
  const at = new Date(Math.ceil(now.getTime() / halfHour) * halfHour);
  const parts = [largePeople, largeRequests, largeOffers, largeReschedules, largeEmails, largeRecords, largePartners];
  return parts.flatMap((fill) => fill(size, at));
}

/** Fills an empty migrated database as of `now`. Skips triggers and foreign keys: needs a superuser. */
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
