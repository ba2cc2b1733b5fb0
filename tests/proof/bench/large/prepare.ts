// Resets the people who write in the filled database before each run.
import type { Database } from '../../../../apps/api/src/db/open.ts';
import { fillRows, people, person, specialistOf } from '../api/rows.ts';
import type { Receipt } from './calls.ts';

/** Staff member; several, because rate limits would refuse one. */
export const staff = (n: number): string => `usr_staff${n % people}`;
/** Pending sign-in on a clinic’s page. */
export const signIn = 'sin_bench';

const ofStaff = Array.from({ length: people }, (_, n) => staff(n));
const kinds = { r: people * 6, w: people, s: people, v: people, u: people };

/** `fresh`: rows for each write. */
export async function prepare(database: Database, fresh: number): Promise<Receipt[]> {
  const { pool } = database;
  await clear(database);
  await fillRows(database, fresh);
  await pool.query(
    `insert into users (id, email, role, name) select id, id || '@example.com', 'staff', 'Jo' from unnest($1::text[]) id`,
    [ofStaff],
  );
  await pool.query(`insert into identities (provider_uid, user_id) select id, id from unnest($1::text[]) id`, [
    ofStaff,
  ]);
  await pool.query(`insert into partner_sign_ins (id, partner_id, origin, challenge, expires_at)
    values ('${signIn}', 'par_l1', 'https://p1.example', 'c', now() + interval '1 day') on conflict (id) do update set expires_at = excluded.expires_at`);
  await pool.query(
    'vacuum (analyze) specialist_specialties, specialists, users, selections, candidates, bookings, charges',
  );
  // A request's two sides are adjacent rows: an odd step reaches both.
  const { rows } = await pool.query<Receipt>(`
    select c.user_id as "userId", c.subject_id as "selectionId"
    from (select charge_id from receipts where number % ((select max(number) from receipts) / 500 | 1) = 0) r
    join charges c on c.id = r.charge_id where c.kind = 'booking_fee' limit 500`);
  return rows;
}

async function clear({ pool }: Database): Promise<void> {
  const users = Object.entries(kinds).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, n) => `usr_${kind}${String(n).padStart(3, '0')}`),
  );
  const ids = [...users, ...ofStaff];
  const specialists = ['s', 'v', 'u'].flatMap((kind) =>
    Array.from({ length: people }, (_, n) => specialistOf(person(kind as 's', n))),
  );
  const theirs = `select id from selections where patient_id = any($1)`;
  const ofUsers = [
    `delete from reminders_due where booking_id in (select id from bookings where patient_id = any($1))`,
    `delete from bookings where patient_id = any($1)`,
    `delete from candidates where selection_id in (${theirs})`,
    `delete from charges where user_id = any($1)`,
    `delete from selections where patient_id = any($1)`,
    `delete from favourites where user_id = any($1)`,
    `delete from patient_profiles where user_id = any($1)`,
    `delete from identities where user_id = any($1)`,
    `delete from users where id = any($1)`,
  ];
  const ofSpecialists = ['availability_blocks', 'specialist_specialties'].map(
    (table) => `delete from ${table} where specialist_id = any($1)`,
  );
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    for (const sql of ofUsers) await client.query(sql, [ids]);
    for (const sql of [...ofSpecialists, 'delete from specialists where id = any($1)'])
      await client.query(sql, [specialists]);
    await client.query('delete from outbox where done_at is null');
    await client.query('commit');
  } finally {
    client.release();
  }
}
