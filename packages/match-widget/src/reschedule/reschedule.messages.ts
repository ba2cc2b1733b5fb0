import { limits } from '@tele/core';
import { defineMessages } from '@tele/ui';

interface NameArgs {
  name: string;
}
interface DeadlineArgs {
  until: string;
}
interface Day {
  day: string;
}

export const rescheduleMessages = defineMessages('match.reschedule', {
  reschedule: 'Reschedule',
  movableUntil: ({ until }: DeadlineArgs) =>
    `You can reschedule until ${until} (${limits.rescheduleNoticeHours} hours before).`,
  tooLate: `It’s less than ${limits.rescheduleNoticeHours} hours before the appointment, so you can’t reschedule.`,

  title: 'Reschedule your appointment',
  about: ({ name, until }: NameArgs & DeadlineArgs) => `With ${name}. You can reschedule until ${until}.`,
  booked: 'Current time',
  newTime: 'New time',
  notChosen: 'Choose one below',
  'slot-missing': 'Choose a new time.',
  timesLoading: ({ name }: NameArgs) => `Loading ${name}’s times`,
  noTimes: 'No other times are available in the next 30 days.',
  line: ({ name }: NameArgs) => `Message to ${name}`,
  linePlaceholder: 'Why you need another time',
  outcome: 'What happens next',
  answers: ({ name }: NameArgs) => `${name} replies`,
  answersText: ({ until }: DeadlineArgs) => `By ${until}. We’ll email you either way.`,
  stands: 'You keep your current time',
  standsText: 'Until the new time is accepted. There’s no extra fee.',
  keep: 'Keep current time',
  send: 'Request new time',
  sending: 'Sending…',
  waiting: 'Waiting for connection…',
  failed: 'We couldn’t send your request. Try again.',
  sent: 'Request sent. You keep your current time until it’s accepted.',

  requestedTitle: ({ when }: { when: string }) => `You asked to reschedule to ${when}`,
  askedText: ({ name, until }: NameArgs & DeadlineArgs) =>
    `${name} has until ${until} to reply. You keep your current time unless they accept.`,
  takeBack: 'Cancel reschedule request',
  takingBack: 'Cancelling…',
  takenBack: 'Reschedule request cancelled. Your appointment time has not changed.',
  takeBackFailed: 'We couldn’t cancel your reschedule request. Try again.',
  kept: ({ name, day }: NameArgs & Day) => `${name} can’t make the new time. You’re still booked for ${day}.`,
  keptText: ({ when }: { when: string }) => `You asked to reschedule to ${when}.`,
  unanswered: ({ name }: NameArgs) => `${name} did not reply in time`,
  unansweredText: ({ day }: Day) => `You’re still booked for ${day}.`,
  moved: 'Your appointment was rescheduled',
  movedText: ({ when }: { when: string }) => `It was on ${when}.`,
});
