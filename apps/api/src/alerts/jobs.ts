import { sql } from 'kysely';
import { deleteOld } from '../db/delete-old.ts';
import { goneBefore } from '../db/kept-days.ts';
import type { Services } from '../http/context.ts';
import type { Pruning, Sweep } from '../jobs/duties.ts';
import { freeEmailJob, sendFreeEmail } from './send-email.ts';
import { checkAlerts } from './check.ts';

export const alertWorks = freeEmailJob.works(sendFreeEmail);

export const alertSweeps: readonly Sweep<Services>[] = [checkAlerts];

export const pruneAlerts: Pruning<Services> = ({ db, now }, limit) =>
  deleteOld(db, {
    table: 'alerts',
    column: 'ended_at',
    before: goneBefore('alerts', now()),
    and: sql<boolean>`ended_at is not null`,
    limit,
  });
