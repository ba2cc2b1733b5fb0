import { limits, wordingOf, type ProfessionId } from '@tele/core';
import type { Services } from '../http/context.ts';
import type { Tx } from '../db/transaction.ts';
import { footOf } from '../mail/foot.ts';
import { writeLetter, type Letter } from '../mail/write-letter.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { Job } from '../outbox/duties.ts';

export const closedLetterKind = 'request-closed-letter';

/** Emails the patient, once the transaction has committed, that an open request closed without an appointment. */
export function writeToPatientLater(t: Tx, requestId: string, now: Date): Promise<void> {
  return enqueue(t, { kind: closedLetterKind, payload: { requestId } }, now);
}

export async function sendClosedLetter({ db, mailer, config }: Services, { id, payload }: Job): Promise<void> {
  const { requestId = '' } = payload;
  const { email } = await db
    .selectFrom('selections as s')
    .innerJoin('users as u', 'u.id', 's.patient_id')
    .select('u.email')
    .where('s.id', '=', requestId)
    .executeTakeFirstOrThrow();
  const url = `${config.portalUrl}/requests/asked/${requestId}`;
  await mailer.send({
    ...(await writeLetter({ ...closed(url), foot: footOf('patient', config) })),
    to: email,
    id,
  });
}

/** An open request closed without an appointment; `url` is its page. */
export const closed = (url: string): Letter => ({
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
): Letter => ({
  subject: count === 1 ? 'A new open request' : `${count} new open requests`,
  paragraphs: [
    count === 1
      ? 'There’s a new open request in your specialties.'
      : `There are ${count} new open requests in your specialties.`,
    `Reply with your fee and up to ${limits.maxOfferSlots} times. The ${wordingOf(profession).client} has ${limits.offerMinutes} minutes to accept.`,
  ],
  link: { label: 'Open the requests', url: `${portalUrl}/inbox/requests` },
});
