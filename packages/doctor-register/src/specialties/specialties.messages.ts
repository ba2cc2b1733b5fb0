import { defineMessages } from '@tele/ui';

interface PluralArgs {
  /** 'specialties', 'subjects'. */
  nouns: string;
}

export const specialtiesMessages = defineMessages('register.specialties', {
  add: 'Add',
  choose: ({ nouns }: PluralArgs) => `Choose ${nouns}`,
  notLoaded: 'Did not load. Try again',
  remove: ({ name }: { name: string }) => `Remove ${name}`,
  search: ({ count, nouns }: PluralArgs & { count: number }) => `Search ${count} ${nouns}`,
  groups: 'Groups',
  chosen: ({ count, of }: { count: number; of: number }) => `${count} of ${of}`,
  shown: ({ group, count }: { group: string; count: number }) => `${group}: ${count}`,
  found: ({ count }: { count: number }) => `${count} found`,
  matching: 'Matches',
  foundIn: ({ words, group }: { words: string | null | undefined; group: string }) =>
    words ? `${words} · ${group}` : group,
  noResults: 'No results. Try a different term.',
  didYouMean: 'Did you mean',
  selected: ({ count }: { count: number }) => `${count} selected`,
  clear: 'Clear',
  done: 'Done',
  full: ({ most }: { most: number }) => `You can choose up to ${most}.`,
});
