import { wordingOf, type ProfessionId, capitalise } from '@tele/core';
import { defineMessages } from '@tele/ui';

interface NameArgs {
  name: string;
}

interface ProfessionArgs {
  profession: ProfessionId;
}

export const rescheduleMessages = defineMessages('inbox.reschedule', {
  title: 'Reschedule request',
  asks: ({ name }: NameArgs) => `Reschedule request for ${name}`,
  inbox: 'Inbox',
  loading: 'Loading reschedule request',
  notLoaded: 'Failed to load reschedule request',
  gone: 'This request is no longer open.',
  goneHint: 'You’ve replied, it was cancelled, or the time to reply has passed. See Appointments.',
  back: 'Back to inbox',

  booked: 'Current time',
  newTime: 'New time',
  line: 'Message',
  fee: ({ profession }: ProfessionArgs) => capitalise(wordingOf(profession).meeting),
  unchanged: ({ fee }: { fee: string }) => `${fee}, unchanged`,
  answerBy: 'Reply by',
  answer: 'Your reply',
  answerText: ({ day }: { day: string }) =>
    `If you accept, the appointment changes for both of you at no extra fee. If you decline, it stays booked for ${day}.`,
  keep: ({ day }: { day: string }) => `Decline, keep ${day}`,
  keeping: 'Declining…',
  moveTo: ({ day }: { day: string }) => `Accept ${day}`,
  moving: 'Accepting…',
  waiting: 'Waiting for connection…',
  failed: 'We couldn’t send your reply. Try again.',
  moved: 'Appointment rescheduled. We’ve emailed you both.',
  kept: 'Appointment time not changed. We’ve sent your reply.',
  dayLoading: 'Loading your day',
  dayHint: ({ zone }: { zone: string }) => `Your day in Sydney time (${zone}).`,

  list: 'Reschedule requests',
  listNotLoaded: 'Failed to load reschedule requests',
  row: ({ from, to }: { from: string; to: string }) => `${to} instead of ${from}`,
  rowBy: ({ until }: { until: string }) => `Reply by ${until}`,
  view: 'Reply',
});
