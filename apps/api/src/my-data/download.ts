import type { Handler } from '../http/handler.ts';
import { inTransaction } from '../db/transaction.ts';
import { requirePerson } from '../http/require-role.ts';
import { writeAudit } from '../http/write-audit.ts';
import { runJobsSoon } from '../jobs/run-jobs-soon.ts';
import { sendSecurityEmailLater } from '../security-emails/send.ts';
import { heldAccount } from './held-account.ts';
import { heldRequests } from './held-requests.ts';
import { heldSearches } from './held-searches.ts';
import { heldWork } from './held-work.ts';
import { readsOf } from './reads.ts';

/** Seven years of daily reads fit. */
const everyRead = 10_000;

/** `POST /users/me/data`: all data held about the caller, in full. Audited and confirmed by email; never stored. */
export const downloadMyData: Handler<'downloadMyData'> = async (ctx) => {
  const { db, config, now } = ctx;
  const { userId } = requirePerson(ctx.actor);
  await inTransaction(db, async (t) => {
    await writeAudit(t, ctx, { action: 'my-data.take', subjects: [userId] });
    await sendSecurityEmailLater(t, { userId, email: 'dataDownloaded' }, now());
  });
  const data = {
    madeAt: now().toISOString(),
    ...(await heldAccount(db, config, { userId, now: now() })),
    ...(await heldRequests(db, config.fieldKeys, userId)),
    ...(await heldSearches(db, userId)),
    ...(await heldWork(db, config.fieldKeys, userId)),
    reads: await readsOf(db, userId, everyRead),
  };
  runJobsSoon(ctx);
  return data;
};
