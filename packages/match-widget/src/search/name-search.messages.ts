import { defineMessages } from '@tele/ui';

export const nameSearchMessages = defineMessages('match.nameSearch', {
  byName: 'Looking for someone by name?',
  name: 'Name',
  nameHint: 'Type at least 2 letters of a first or last name.',
  nameFailed: 'Failed to load specialists',
  nobodyNamed: ({ name }: { name: string }) => `No results for ‘${name}’.`,
});
