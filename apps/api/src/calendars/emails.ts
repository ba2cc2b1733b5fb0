import { formatDayYear, sydney } from '@tele/core';
import type { Services } from '../http/context.ts';
import { writeEmail, type EmailContent } from '../mail/write-email.ts';
import type { Job } from '../jobs/duties.ts';

export const stoppedEmailKind = 'calendar-stopped-email';

/** Emails the specialist of a calendar that we no longer read, unless they had it read again. */
export async function sendStoppedEmail({ db, mailer, config }: Services, { id, payload }: Job): Promise<void> {
  const calendar = await db
    .selectFrom('busy_calendars as c')
    .innerJoin('specialists as s', 's.id', 'c.specialist_id')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['u.email', 'c.name', 'c.stopped_at', 'c.read_at'])
    .where('c.id', '=', payload.calendarId ?? '')
    .executeTakeFirst();
  if (!calendar?.stopped_at) return;
  const { name, stopped_at: stoppedAt, read_at } = calendar;
  const letter = stoppedReading({
    name,
    stoppedAt: stoppedAt.toISOString(),
    hasBusyTimes: read_at !== null,
    portalUrl: config.portalUrl,
  });
  await mailer.send({ ...(await writeEmail(letter)), to: calendar.email, id });
}

interface StoppedCalendar {
  /** The specialist's own name for it. */
  name: string;
  stoppedAt: string;
  /** It was read at least once. */
  hasBusyTimes: boolean;
  portalUrl: string;
}

export const stoppedReading = ({ name, stoppedAt, hasBusyTimes, portalUrl }: StoppedCalendar): EmailContent => ({
  subject: 'We stopped reading one of your calendars',
  paragraphs: [
    `We couldn’t read ‘${name}’ for 30 days, so we stopped trying on ${formatDayYear(stoppedAt, sydney)}.`,
    hasBusyTimes
      ? 'We’re still using its last known busy times. We will not see new ones, so people could book you when you’re busy.'
      : 'We don’t know when you’re busy in it, so people could book you then.',
    'In Account, choose ‘Read again’. If the calendar has a new link, disconnect the calendar and add its new link.',
  ],
  link: { label: 'Open Account', url: `${portalUrl}/specialist` },
  foot: { text: 'You’re getting this email because you connected this calendar.' },
});
