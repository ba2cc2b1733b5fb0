import { defineMessages } from '@tele/ui';

interface DeadlineArgs {
  until: string;
}

export const rescheduleMessages = defineMessages('appointments.reschedule', {
  rescheduleRequested: ({ to }: { to: string }) => `Reschedule requested: ${to}`,
  answersBy: ({ name, until }: DeadlineArgs & { name: string }) =>
    `${name} has until ${until} to reply. You keep your current time unless they accept.`,
  answerBy: ({ until }: DeadlineArgs) => `Reply by ${until}. If you don’t, the current time stays booked.`,
  moved: 'Rescheduled',
  movedFrom: ({ from }: { from: string }) => `Previously ${from}.`,
  kept: 'Time not changed',
  keptText: ({ name, to }: { name: string; to: string }) => `${name} can’t make ${to}.`,
  unanswered: ({ name }: { name: string }) => `${name} did not reply in time.`,
  answer: 'Reply',
  see: 'View reschedule request',
  reschedule: 'Reschedule',
});
