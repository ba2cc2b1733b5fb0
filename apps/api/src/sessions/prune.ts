import { sql } from 'kysely';
import { deleteOld } from '../db/delete-old.ts';
import { goneBefore } from '../db/kept-days.ts';
import type { Services } from '../http/context.ts';
import type { Pruning } from '../jobs/duties.ts';

/** Old sessions except each person's last: without it the next sign-in would look like the first. */
export const pruneSessions: Pruning<Services> = ({ db, now }, limit) =>
  deleteOld(db, {
    table: 'sessions',
    column: 'signed_in_at',
    before: goneBefore('sessions', now()),
    and: sql`exists (
      select 1 from sessions newer
      where newer.user_id = sessions.user_id and newer.signed_in_at > sessions.signed_in_at)`,
    limit,
  });
