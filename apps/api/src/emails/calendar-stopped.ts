import { formatDayYear, sydney } from '@tele/core';
import type { EmailContent } from './layout/write-email.ts';

interface StoppedCalendar {
  name: string;
  stoppedAt: string;
  hasBusyTimes: boolean;
  portalUrl: string;
}

export const calendarStopped = ({ name, stoppedAt, hasBusyTimes, portalUrl }: StoppedCalendar): EmailContent => ({
  subject: 'We stopped reading one of your calendars',
  paragraphs: [
    `We couldn’t read ‘${name}’ for 30 days, so we stopped trying on ${formatDayYear(stoppedAt, sydney)}.`,
    hasBusyTimes
      ? 'We’re still using its last known busy times. We will not see new ones, so people could book you when you’re busy.'
      : 'We don’t know its busy times, so people could book you then.',
    'In Account, choose ‘Read again’. If the calendar has a new link, disconnect the calendar and add its new link.',
  ],
  link: { label: 'Open Account', url: `${portalUrl}/specialist` },
  foot: { text: 'You’re getting this email because you connected this calendar.' },
});
