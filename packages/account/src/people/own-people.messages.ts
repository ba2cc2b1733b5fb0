import { defineMessages } from '@tele/ui';

export const ownPeopleMessages = defineMessages('account.people', {
  title: 'People I book for',
  lede: 'Add a child, parent or someone you care for. They don’t need an account.',
  none: 'No one yet. Add someone here or when you book.',
  add: 'Add a person',
  edit: 'Edit',
  ofWhom: ({ name }: { name: string }) => ` ${name}`,
  born: ({ line, day }: { line: string; day: string }) => `${line}, born ${day}`,
  callOn: ({ phone }: { phone: string }) => `Mobile: ${phone}`,
  requests: ({ count }: { count: number }, say) =>
    say.plural(count, { one: '#\u00A0request', other: '#\u00A0requests' }),
  save: 'Save',
  saved: ({ name }: { name: string }) => `${name} saved.`,
  remove: 'Remove',
  removeTitle: ({ name }: { name: string }) => `Remove ${name}?`,
  removeForgets: 'This deletes their details.',
  removeKeeps: 'You won’t be able to book for them. We keep their details with past requests.',
  removing: 'Removing…',
  removed: ({ name }: { name: string }) => `${name} removed.`,
  removeFailed: 'Failed to remove',
});
