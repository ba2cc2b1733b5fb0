import { defineMessages } from '@tele/ui';

/** Specialty sheet (spec sections 2 and 5). */
export const specialtiesMessages = defineMessages('register.specialties', {
  label: 'Specialties',
  add: 'Add',
  addFirst: 'Choose specialties',
  notLoaded: 'The list did not load. Try again',
  remove: ({ name }: { name: string }) => `Remove ${name}`,
  title: 'Choose specialties',
  search: ({ count }: { count: number }) => `Search ${count} specialties`,
  searchLabel: 'Search specialties',
  groups: 'Groups',
  chosen: ({ count, of }: { count: number; of: number }) => `${count} of ${of}`,
  shown: ({ group, count }: { group: string; count: number }, say) =>
    `${group}: ${say.plural(count, { one: '# specialty', other: '# specialties' })}`,
  found: ({ count }: { count: number }, say) =>
    say.plural(count, { one: '# specialty found', other: '# specialties found' }),
  matching: 'Matching specialties',
  foundIn: ({ words, group }: { words: string | null | undefined; group: string }) =>
    words ? `${words} · ${group}` : group,
  noResults: 'No results. Try a different term.',
  didYouMean: 'Did you mean',
  selected: ({ count }: { count: number }) => `${count} selected`,
  clear: 'Clear',
  done: 'Done',
  full: ({ most }: { most: number }) => `You can choose up to ${most} specialties. Remove one to add another.`,
});
