import { limits, sentencesOf } from '@tele/core';
import { defineMessages } from '@tele/ui';
import type { ReactNode } from 'react';
import type { WordingArgs } from '../screen/worded.ts';

interface NameArgs {
  name: string;
}

export const resultsMessages = defineMessages('match.results', {
  title: ({ specialty, state }: { specialty: string; state: string | null }) =>
    state ? `${specialty} in ${state}` : specialty,
  lede: ({ count, words }: WordingArgs & { count: number }, say) =>
    `${say.plural(count, { one: `# ${words.professional}`, other: `# ${words.professionals}` })}, times in the next ${limits.slotDays} days.`,
  ledePick: ({ max, words }: WordingArgs & { max: number }, say) =>
    `Pick up to ${say.number(max)} ${words.professionals} and one time with each.`,
  money: ({ fee }: { fee: ReactNode }) => ['We hold ', fee, '. You pay only if you’re booked.'],
  feeFrom: ({ fee }: { fee: ReactNode }) => ['From ', fee],
  feeNotListed: 'Fee not listed',
  headLine: ({ title, count, zone, words }: WordingArgs & { title: string; count: number; zone: string }, say) =>
    [
      title,
      ...(count > 0
        ? [say.plural(count, { one: `# ${words.professional}`, other: `# ${words.professionals}` }), `times in ${zone}`]
        : []),
    ].join(', '),
  changeSearch: 'Change search',
  missingSpecialty: 'Missing specialty',
  unknownSpecialty: ({ specialty }: { specialty: string }) => `${specialty} is not offered here`,
  missingSpecialtyHint: 'Change your search to see times.',
  loading: ({ words }: WordingArgs) => `Loading ${words.professionals}`,
  failed: ({ profession }: WordingArgs) => sentencesOf(profession).loadFailed,
  none: ({ profession }: WordingArgs) => sentencesOf(profession).noneMatch,
  noneInState: ({ words, specialty, state }: WordingArgs & { specialty: string; state: string }) =>
    `No ${words.professionals} for ${specialty} in ${state} right now. Search any state.`,
  anyState: 'Search any state',
  ask: ({ profession }: WordingArgs) => sentencesOf(profession).ask,
  thin: ({ count, words }: WordingArgs & { count: number }, say) =>
    `Only ${say.plural(count, { one: `# ${words.professional} matches`, other: `# ${words.professionals} match` })}`,
  noTimes: `No times available in the next ${limits.slotDays} days`,
  askHint: 'Tell us when suits you, then compare offers. Asking is free.',
  slotsLoading: ({ name }: NameArgs) => `Loading ${name}’s times`,
  slotsFailed: 'Failed to load slots',
  retry: 'Retry',
  retryWhose: ({ name }: NameArgs) => ` loading ${name}’s times`,
  noSlots: `No times in the next ${limits.slotDays} days.`,
  noSlotsLeft: 'No matching times left.',
  days: ({ name, range }: NameArgs & { range: string }) => `Days with ${name}, ${range}`,
  dayTimes: ({ count }: { count: number }, say) =>
    count === 0 ? 'no times' : say.plural(count, { one: '# time', other: '# times' }),
  times: 'Times',
  timesOn: ({ day }: { day: string }) => `Times on ${day}`,
  previousDays: 'Previous 7 days',
  nextDays: 'Next 7 days',
  slot: ({ time, day, name }: NameArgs & { time: string; day: string }) => `${time}, ${day}, ${name}`,
  more: ({ count }: { count: number }, say) => `${say.number(count)} more`,
  moreWhose: ({ name }: NameArgs) => ` times with ${name}`,
  next: ({ day }: { day: ReactNode }) => ['Next, ', day],
  nextToday: 'Next, today',
  minutes: ({ count }: { count: number }, say) => say.plural(count, { one: '# minute', other: '# minutes' }),
  nextAvailable: ({ when }: { when: ReactNode }) => ['Next available ', when],
  nextAvailableOf: ({ when, name }: NameArgs & { when: string }) => `Next available ${when}, ${name}`,
  remove: 'Remove',
  toSubmit: 'Skip to submit',
  removePick: ({ when, name }: NameArgs & { when: string }) => `Remove ${name}, ${when}`,
  full: ({ max }: { max: number }, say) =>
    `${say.number(max)} of ${say.number(max)} picked. Remove one to pick another.`,
});
