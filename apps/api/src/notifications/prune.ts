import { deleteOld } from '../db/delete-old.ts';
import { goneBefore } from '../db/kept-days.ts';
import type { Services } from '../http/context.ts';
import type { Pruning } from '../jobs/duties.ts';

/** Old notes that there is news; without them whoever asks next gets one whole answer. */
export const pruneNews: Pruning<Services> = ({ db, now }, limit) =>
  deleteOld(db, { table: 'news', column: 'noted_at', before: goneBefore('news', now()), limit });
