import type { BlockFault } from '@tele/core';
import { defineMessages } from '@tele/ui';

/** What an edit did, said in a toast, and why it was refused. `when` is 'Thu 26 Nov, 1:30 – 5:00 pm'. */
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

/** Why a change is refused. */
export const faultMessages = defineMessages('calendar.faults', {
  unreadable: 'Enter a date and a time.',
  'end-before-start': 'The end must be after the start.',
  'too-short': 'Availability lasts at least 5 minutes.',
  'off-step': 'Use times in steps of 5 minutes.',
  past: 'This time has passed. Choose a later one.',
  'too-far': 'Choose a date before 2100.',
  'until-before-start': 'The repeat ends before it starts. Choose a later date.',
  'too-many': 'You can keep at most 5,000 blocks. Delete some first.',
  missing: 'This block is no longer there. It may have been changed elsewhere.',
} satisfies Record<BlockFault, string>);

export const savingMessages = defineMessages('calendar.saving', {
  problem: ({ detail }: { detail: string }) =>
    detail === ''
      ? 'Your changes are kept here, but they are not saved.'
      : `Your changes are kept here, but they are not saved. ${detail}`,
});
