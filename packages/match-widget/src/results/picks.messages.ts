import { sentencesOf } from '@tele/core';
import { defineMessages } from '@tele/ui';
import type { Worded } from '../screen/worded.ts';

interface Count {
  count: number;
  max: number;
}

export const picksMessages = defineMessages('match.picks', {
  title: 'Your picks',
  picked: ({ count, max }: Count, say) =>
    count === 0 ? 'No times picked' : `${say.number(count)} of ${say.number(max)} picked`,
  pickedNow: ({ count, max }: Count, say) => `Picked ${say.number(count)} of ${say.number(max)}`,
  ofMax: ({ count, max }: Count, say) => `${say.number(count)} of ${say.number(max)}`,
  clear: 'Clear all',
  addMore: 'Add more',
  remove: ({ name }: { name: string }) => `Remove ${name}`,
  firstIsBooked: ({ words }: Worded) => `The first ${words.professional} to accept is booked. The others are released.`,
  bookingFee: 'booking fee',
  submit: ({ fee }: { fee: string }) => `Submit & pay ${fee}`,
  signIn: 'Sign in to send your request',
  keptMeanwhile: 'Kept here while you sign in',
  keptClosed: ({ count }: { count: number }, say) =>
    say.plural(count, {
      one: 'Close and come back, your pick stays in this tab',
      other: 'Close and come back, your picks stay in this tab',
    }),
  nothingPicked: ({ profession }: Worded) => sentencesOf(profession).pickFirst,
  gone: ({ count }: { count: number }, say) =>
    say.plural(count, { one: 'A time you picked has gone', other: 'Some times you picked have gone' }),
  goneTime: ({ name, when }: { name: string; when: string }) => `${name}, ${when}`,
  goneTimes: ({ times }: { times: readonly string[] }) => `${times.join('; ')}.`,
  goneKept: 'Nothing was held. Your other picks are kept: choose another time, or submit.',
  goneAll: 'Nothing was held. Choose another time.',
  busy: 'You already have an appointment at this time.',
  asked: 'You have already asked for this time.',
  openRequest: 'Open that request',
  refusedHint: 'Nothing was held. Choose another time.',
});
