import * as z from 'zod';
import type { Services } from '../http/context.ts';
import type { Tx } from '../db/transaction.ts';
import { footOf } from '../emails/foot.ts';
import { writeEmail } from '../emails/layout/write-email.ts';
import { openRequestClosed } from '../emails/request-closed.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { Job } from '../jobs/duties.ts';

const payload = z.object({ requestId: z.string() });

export const closedEmailJob = defineJob('request-closed-email', payload, { lane: 'mail', tries: 12 });

export function writeToPatientLater(t: Tx, requestId: string, now: Date): Promise<void> {
  return closedEmailJob.enqueue(t, { requestId }, now);
}

export async function sendClosedEmail(
  { db, mailer, config }: Services,
  { id, payload: { requestId } }: Job<z.infer<typeof payload>>,
): Promise<void> {
  const { email } = await db
    .selectFrom('selections as s')
    .innerJoin('users as u', 'u.id', 's.patient_id')
    .select('u.email')
    .where('s.id', '=', requestId)
    .executeTakeFirstOrThrow();
  const url = `${config.portalUrl}/requests/open/${requestId}`;
  await mailer.send({
    ...(await writeEmail({ ...openRequestClosed(url), foot: footOf('patient', config) })),
    to: email,
    id,
  });
}
