import { deleteOld } from '../db/delete-old.ts';
import { goneBefore } from '../db/kept-days.ts';
import type { Services } from '../http/context.ts';
import type { Pruning } from '../jobs/duties.ts';

export const pruneNews: Pruning<Services> = ({ db, now }, limit) =>
  deleteOld(db, { table: 'news', column: 'noted_at', before: goneBefore('news', now()), limit });
