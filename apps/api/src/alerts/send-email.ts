import * as z from 'zod';
import type { Services } from '../http/context.ts';
import { alertFoundTime } from '../emails/alert-found-time.ts';
import { writeEmail } from '../emails/layout/write-email.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { Job } from '../jobs/duties.ts';

const payload = z.object({ alertId: z.string() });

export const freeEmailJob = defineJob('alert-email', payload, { lane: 'mail', tries: 12 });

export async function sendFreeEmail(
  { db, mailer, config }: Services,
  { id, payload: { alertId } }: Job<z.infer<typeof payload>>,
): Promise<void> {
  const owner = await db
    .selectFrom('alerts as w')
    .innerJoin('users as u', 'u.id', 'w.user_id')
    .select('u.email')
    .where('w.id', '=', alertId)
    .where('w.ended_because', '=', 'told')
    .executeTakeFirst();
  if (owner) await mailer.send({ ...(await writeEmail(alertFoundTime(config.portalUrl))), to: owner.email, id });
}
