import { defineMessages } from '@tele/ui';

/** The people somebody books for, under their account. */
export const ownPeopleMessages = defineMessages('portal.account.people', {
  title: 'People I book for',
  lede: 'A child, a parent, somebody you care for. They need no account.',
  none: 'Nobody yet. You can add somebody here, or when you book.',
  add: 'Add somebody',
  edit: 'Edit',
  ofWhom: ({ name }: { name: string }) => ` ${name}`,
  born: ({ line, day }: { line: string; day: string }) => `${line}, born ${day}`,
  callOn: ({ phone }: { phone: string }) => `Call on ${phone}.`,
  requests: ({ count }: { count: number }, say) => say.plural(count, { one: '# request', other: '# requests' }),
  save: 'Save',
  saved: ({ name }: { name: string }) => `${name} is saved.`,
  remove: 'Remove',
  removeTitle: ({ name }: { name: string }) => `Remove ${name}?`,
  removeForgets: 'Their details are deleted.',
  removeKeeps: 'They are no longer offered when you book. Their details stay with what was requested for them.',
  removing: 'Removing…',
  removed: ({ name }: { name: string }) => `${name} is removed.`,
  removeFailed: 'Failed to remove',
});
