import type { Services } from '../http/context.ts';
import type { Tx } from '../db/transaction.ts';
import { footOf } from '../emails/foot.ts';
import { writeEmail } from '../emails/layout/write-email.ts';
import { openRequestClosed } from '../emails/request-closed.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { Job } from '../jobs/duties.ts';

export const closedEmailKind = 'request-closed-email';

/** Emails the patient, once the transaction has committed, that an open request closed without an appointment. */
export function writeToPatientLater(t: Tx, requestId: string, now: Date): Promise<void> {
  return enqueue(t, { kind: closedEmailKind, payload: { requestId } }, now);
}

export async function sendClosedEmail({ db, mailer, config }: Services, { id, payload }: Job): Promise<void> {
  const { requestId = '' } = payload;
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
