import type { Services } from '../http/context.ts';
import { alertFoundTime } from '../emails/alert-found-time.ts';
import { writeEmail } from '../emails/layout/write-email.ts';
import type { Job } from '../jobs/duties.ts';

export const freeEmailKind = 'alert-email';

/** The one email of an alert that is still on. */
export async function sendFreeEmail({ db, mailer, config }: Services, { id, payload }: Job): Promise<void> {
  const { alertId = '' } = payload;
  const owner = await db
    .selectFrom('watches as w')
    .innerJoin('users as u', 'u.id', 'w.user_id')
    .select('u.email')
    .where('w.id', '=', alertId)
    .where('w.ended_because', '=', 'told')
    .executeTakeFirst();
  if (owner) await mailer.send({ ...(await writeEmail(alertFoundTime(config.portalUrl))), to: owner.email, id });
}
