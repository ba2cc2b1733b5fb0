import type { Handler } from '../http/handler.ts';
import { requirePerson } from '../http/require-role.ts';
import { writeAudit } from '../http/write-audit.ts';
import { heldAccount } from './held-account.ts';
import { heldRequests } from './held-requests.ts';
import { heldSearches } from './held-searches.ts';
import { heldWork } from './held-work.ts';
import { readsOf } from './reads.ts';

/** Beyond what anybody reads, so that a person whose details were read every day for seven years has all of it. */
const everyRead = 10_000;

/** `POST /users/me/data`: all that is held about the caller, in full. That it was taken is audited; it is never kept, here or on the way. */
export const downloadMyData: Handler<'downloadMyData'> = async (ctx) => {
  const { db, config, now } = ctx;
  const { userId } = requirePerson(ctx.actor);
  await writeAudit(db, ctx, { action: 'my-data.take', subjects: [userId] });
  return {
    madeAt: now().toISOString(),
    ...(await heldAccount(db, config, userId)),
    ...(await heldRequests(db, config.fieldKeys, userId)),
    ...(await heldSearches(db, userId)),
    ...(await heldWork(db, config.fieldKeys, userId)),
    reads: await readsOf(db, userId, everyRead),
  };
};
