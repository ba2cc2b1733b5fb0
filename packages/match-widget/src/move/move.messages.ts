import { limits } from '@tele/core';
import { defineMessages } from '@tele/ui';

interface Named {
  /** The specialist's. */
  name: string;
}
interface Until {
  /** A day and a time with its zone. */
  until: string;
}
interface Day {
  /** The weekday of the booking, such as Thursday. */
  day: string;
}

/** Texts of moving a booking, on its patient's side (design section 10 'v. Move'). */
export const moveMessages = defineMessages('match.move', {
  move: 'Move booking',
  movableUntil: ({ until }: Until) =>
    `You can move this booking until ${until}, ${limits.moveNoticeHours} hours before.`,
  tooLate: `Less than ${limits.moveNoticeHours} hours remain, so this booking can no longer be moved.`,

  title: 'Move your booking',
  about: ({ name, until }: Named & Until) => `${name}, until ${until}`,
  booked: 'Booked, stands for now',
  newTime: 'New time',
  notChosen: 'Choose one below',
  'slot-missing': 'Choose a new time.',
  timesLoading: ({ name }: Named) => `Loading times of ${name}`,
  noTimes: 'No other time is free in the next 30 days.',
  line: ({ name }: Named) => `A line to ${name}`,
  linePlaceholder: 'Why another time suits you better',
  outcome: 'What happens next',
  answers: ({ name }: Named) => `${name} answers`,
  answersText: ({ until }: Until) => `By ${until}. We write either way.`,
  stands: 'Your old time stands',
  standsText: 'Until the new one is accepted. No further fee.',
  keep: 'Keep the old time',
  send: 'Ask to move',
  sending: 'Asking…',
  waiting: 'Waiting for connection…',
  failed: 'Failed to ask for another time',
  sent: 'Asked. Your booking stands until the answer.',

  asked: ({ when }: { when: string }) => `You asked for ${when}`,
  askedText: ({ name, until, day }: Named & Until & Day) => `${name} answers by ${until}. ${day} stands until then.`,
  takeBack: 'Take it back',
  takingBack: 'Taking back…',
  takenBack: 'Taken back. Your booking stays as it is.',
  takeBackFailed: 'It was not taken back. Try again.',
  kept: ({ name, day }: Named & Day) => `${name} keeps ${day}`,
  keptText: ({ when }: { when: string }) => `The move to ${when} was not possible. Your booking stays as it is.`,
  unanswered: ({ name }: Named) => `${name} did not answer in time`,
  unansweredText: ({ day }: Day) => `${day} stays as it is.`,
  moved: 'Your booking was moved',
  movedText: ({ when }: { when: string }) => `It was on ${when} before.`,
});
