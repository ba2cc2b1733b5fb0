import type { BlockFault } from '@tele/core';
import { defineMessages } from '@tele/ui';

/** Edit toasts and refusals. `when` is 'Thu 26 Nov, 1:30 – 5:00 pm'. */
export const editMessages = defineMessages('calendar.edits', {
  added: ({ when }: { when: string }) => `Added ${when}`,
  addedMany: ({ count }: { count: number }, say) => `${say.plural(count, { one: '# block', other: '# blocks' })} added`,
  changed: ({ when }: { when: string }) => `Changed to ${when}`,
  moved: ({ when }: { when: string }) => `Moved to ${when}`,
  resized: ({ when }: { when: string }) => `Now ${when}`,
  deleted: ({ when }: { when: string }) => `Deleted ${when}`,
  deletedMany: ({ count }: { count: number }, say) =>
    `${say.plural(count, { one: '# block', other: '# blocks' })} deleted`,
  notSaved: ({ what }: { what: string }) => `${what}. Not saved yet`,
  undo: 'Undo',
  undone: 'Undone',
});

export const faultMessages = defineMessages('calendar.faults', {
  unreadable: 'Enter a date and a time.',
  'end-before-start': 'The end must be after the start.',
  'too-short': 'Availability must be at least 5 minutes.',
  'off-step': 'Use 5-minute steps, such as 9:05.',
  past: 'This time has passed. Choose a later one.',
  'too-far': 'Choose a date before 2100.',
  'until-before-start': 'The repeat ends before it starts. Choose a later date.',
  'too-many': 'You can have up to 5,000 blocks. Delete some first.',
  missing: 'This block no longer exists. It may have been changed in another tab or on another device.',
} satisfies Record<BlockFault, string>);

export const savingMessages = defineMessages('calendar.saving', {
  problem: ({ detail }: { detail: string }) =>
    detail === ''
      ? 'Your changes aren’t saved yet. We’ve kept them on this page.'
      : `Your changes aren’t saved yet. We’ve kept them on this page. ${detail}`,
});
