import { limits, wordingOf, type ProfessionId } from '@tele/core';
import type { Services } from '../http/context.ts';
import type { Tx } from '../db/transaction.ts';
import { footOf } from '../mail/foot.ts';
import { writeEmail, type EmailContent } from '../mail/write-email.ts';
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
    ...(await writeEmail({ ...closed(url), foot: footOf('patient', config) })),
    to: email,
    id,
  });
}

/** An open request closed without an appointment; `url` is its page. */
export const closed = (url: string): EmailContent => ({
  subject: 'Your request has closed',
  paragraphs: [
    'We’re sorry, your request closed without an appointment. You have not been charged.',
    'You can ask again, or pick specialists yourself.',
  ],
  link: { label: 'Open your request', url },
});

/** Sent to a specialist once an hour at most: only how many open requests they can reply to. */
export const digest = (
  count: number,
  { profession, portalUrl }: { profession: ProfessionId; portalUrl: string },
): EmailContent => ({
  subject: count === 1 ? 'A new open request' : `${count} new open requests`,
  paragraphs: [
    count === 1
      ? 'There’s a new open request in your specialties.'
      : `There are ${count} new open requests in your specialties.`,
    `Make an offer with your fee and up to ${limits.maxOfferSlots} times to choose from. The ${wordingOf(profession).client} then has ${limits.offerMinutes} minutes to accept.`,
  ],
  link: { label: 'Open the requests', url: `${portalUrl}/inbox/requests` },
});
