import { sentencesOf } from '@tele/core';
import { defineMessages } from '@tele/ui';
import type { WordingArgs } from '../screen/worded.ts';

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
  firstIsBooked: ({ count, words }: WordingArgs & { count: number }, say) =>
    say.plural(count, {
      one: 'You’re booked if they accept.',
      other: `The first ${words.professional} to accept is booked. We then cancel your other times.`,
    }),
  bookingFee: 'booking fee',
  submit: ({ fee }: { fee: string }) => `Submit & pay ${fee}`,
  signIn: 'Sign in to send your request',
  keptMeanwhile: 'Saved while you sign in',
  keptClosed: ({ count }: { count: number }, say) =>
    say.plural(count, {
      one: 'Your chosen time is saved in this tab',
      other: 'Your chosen times are saved in this tab',
    }),
  nothingPicked: ({ profession }: WordingArgs) => sentencesOf(profession).pickFirst,
  gone: ({ count }: { count: number }, say) =>
    say.plural(count, {
      one: 'A time you picked is no longer available',
      other: 'Some times you picked are no longer available',
    }),
  goneTime: ({ name, when }: { name: string; when: string }) => `${name}, ${when}`,
  goneTimes: ({ times }: { times: readonly string[] }) => `${times.join('; ')}.`,
  goneKept: 'You have not been charged. Your other times are saved. Choose another time, or submit.',
  goneAll: 'You have not been charged. Choose another time.',
  busy: 'You already have an appointment at this time.',
  alreadyRequested: 'You’ve already requested this time.',
  openRequest: 'View that request',
  refusedHint: 'You have not been charged. Choose another time.',
});
