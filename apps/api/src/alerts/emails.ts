import type { Services } from '../http/context.ts';
import { writeEmail, type EmailContent } from '../mail/write-email.ts';
import type { Job } from '../jobs/duties.ts';

export const freeEmailKind = 'alert-email';

/** The one email of an alert that is still on. It names no specialist and no specialty: the page behind the sign-in does. */
export async function sendFreeEmail({ db, mailer, config }: Services, { id, payload }: Job): Promise<void> {
  const { alertId = '' } = payload;
  const owner = await db
    .selectFrom('watches as w')
    .innerJoin('users as u', 'u.id', 'w.user_id')
    .select('u.email')
    .where('w.id', '=', alertId)
    .where('w.ended_because', '=', 'told')
    .executeTakeFirst();
  if (owner) await mailer.send({ ...(await writeEmail(somebodyIsFree(config.portalUrl))), to: owner.email, id });
}

/** A fitting time is free. */
export const somebodyIsFree = (portalUrl: string): EmailContent => ({
  subject: 'A time you asked about is available',
  paragraphs: [
    'You asked us to let you know. A matching time has just become available.',
    'It’s not reserved for you, so request it soon if it suits.',
    'This alert is now off. You can create it again at any time.',
  ],
  link: { label: 'See the times', url: `${portalUrl}/start` },
  foot: { text: 'You’re getting this email because you set up an alert.' },
});
