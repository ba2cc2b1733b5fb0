import { wordingOf, type ProfessionId } from '@tele/core';
import { defineMessages } from '@tele/ui';

interface Named {
  /** The patient's. */
  name: string;
}

interface Worded {
  /** Of the booking: its category decides the nouns. */
  profession: ProfessionId;
}

/** Texts of answering whether a booking moves (design section 10 'v. Move'). */
export const moveMessages = defineMessages('inbox.move', {
  title: 'Move a booking',
  asks: ({ name }: Named) => `${name} asks to move`,
  inbox: 'Inbox',
  loading: 'Loading what is asked',
  notLoaded: 'Failed to load what is asked',
  gone: 'There is nothing to answer any more.',
  goneHint:
    'It was answered, taken back, or the time to answer is over. The booking is under Appointments as it stands.',
  back: 'Back to inbox',

  booked: 'Booked',
  newTime: 'New time',
  line: ({ name }: Named) => `${name}’s line`,
  fee: ({ profession }: Worded) => sentence(wordingOf(profession).meeting),
  unchanged: ({ fee }: { fee: string }) => `${fee}, unchanged`,
  answerBy: 'Answer by',
  answer: 'Your answer',
  answerText: ({ day }: { day: string }) =>
    `Accepting moves the booking for both of you. There is no further fee. Keeping leaves ${day} as it is.`,
  keep: ({ day }: { day: string }) => `Keep ${day}`,
  keeping: 'Keeping…',
  moveTo: ({ day }: { day: string }) => `Move to ${day}`,
  moving: 'Moving…',
  waiting: 'Waiting for connection…',
  failed: 'Your answer was not sent. Try again.',
  moved: 'The booking is moved, and both of you are told.',
  kept: 'The booking stays as it is, and your answer is told.',
  dayLoading: 'Loading your day',
  dayHint: ({ zone }: { zone: string }) => `Your day in Sydney time (${zone}).`,

  list: 'Asked to move',
  listNotLoaded: 'Failed to load reschedule requests',
  row: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  rowBy: ({ until }: { until: string }) => `Answer by ${until}`,
  view: 'Answer',
});

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
