import type { Droppable, PartOfDay } from '@tele/core';
import { defineMessages } from '@tele/ui';
import type { ReactNode } from 'react';
import type { WordingArgs } from '../screen/worded.ts';

interface Count {
  count: number;
}

export const filtersMessages = defineMessages('match.filters', {
  title: 'Filters',
  set: ({ count }: Count, say) => `Filters, ${say.number(count)} on`,
  sort: 'Sort',
  featured: 'Featured first',
  featuredHint: 'Practice doctors first, then the soonest',
  reasonFirst: 'Best match for your reason',
  reasonFirstHint: 'Profiles that mention your reason come first, then the soonest',
  soonest: 'Soonest',
  soonestFirst: 'Soonest first',
  day: 'Day',
  anyDay: 'Any day',
  today: 'Today',
  week: 'This week',
  weekend: 'Weekend',
  dates: 'Choose dates',
  from: 'First day',
  to: 'Last day',
  datesWrong: 'The last day must be on or after the first day.',
  datesFar: 'Choose dates in the next 30 days.',
  datesPast: 'Choose today or a later day.',
  apply: 'Apply',
  part: 'Time of day',
  anyPart: 'Any time',
  partName: ({ part }: { part: PartOfDay }) =>
    ({ morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' })[part],
  partHours: ({ part }: { part: PartOfDay }) =>
    ({ morning: 'Morning, before noon', afternoon: 'Afternoon', evening: 'Evening, from 5 pm' })[part],
  language: 'Language',
  languages: ({ languages }: { languages: readonly string[] }) =>
    languages.length > 1 ? `${languages[0]} +${languages.length - 1}` : (languages[0] ?? ''),
  findLanguage: 'Find a language',
  languagesLoading: 'Loading languages',
  languagesFailed: 'Failed to load languages.',
  retry: 'Retry',
  noLanguage: 'No matching language.',
  gender: 'Gender',
  anyGender: 'Any',
  fee: 'Fee',
  highestFee: 'Maximum fee',
  feeHint: 'Includes people who don’t list a fee.',
  feeInvalid: 'Please enter a valid fee in AUD (e.g., 250)',
  upTo: ({ fee }: { fee: string }) => `Up to ${fee}`,
  clearOne: ({ label }: { label: string }) => `Clear ${label}`,
  clearAll: 'Clear all',
  clearSet: ({ count }: Count, say) => `Clear ${say.number(count)}`,
  show: ({ count, words }: WordingArgs & Count, say) =>
    `Show ${say.plural(count, { one: `# ${words.professional}`, other: `# ${words.professionals}` })}`,
  showNone: 'Show',
  found: ({ matching, all, isMore, words }: WordingArgs & { matching: number; all: number; isMore: boolean }, say) =>
    matching === 0
      ? `No ${words.professionals} match your filters in the next 30 days.`
      : `${say.number(matching)} of ${say.number(all)}${isMore ? '+' : ''} ${words.professionals} match.`,
  count: ({ count, words }: WordingArgs & Count, say) =>
    say.plural(count, { one: `# ${words.professional}`, other: `# ${words.professionals}` }),
  orAsk: 'Ask for times',
  drop: 'Try removing one filter',
  dropSeveral: 'Try removing more than one filter',
  withoutAny: 'No filters',
  without: ({ filter }: { filter: Droppable }) =>
    ({
      day: 'Any day',
      part: 'Any time of day',
      languages: 'Any language',
      gender: 'Any gender',
      fee: 'Any fee',
      state: 'Any state',
    })[filter],
  gives: ({ count, when, words }: WordingArgs & Count & { when: ReactNode }, say) => [
    `${say.plural(count, { one: `# ${words.professional}`, other: `# ${words.professionals}` })}, next available `,
    when,
  ],
  noChange: 'Still no matches',
});
