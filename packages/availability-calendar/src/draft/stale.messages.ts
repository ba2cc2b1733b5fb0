import { defineMessages } from '@tele/ui';

export const staleMessages = defineMessages('calendar.stale', {
  title: 'Your availability was changed elsewhere',
  why: 'It was saved from another tab or device while you were editing.',
  keepMine: 'Keep these changes',
  takeTheirs: 'Use saved version',
  mine: 'Your changes here, added to the saved version',
  theirs: 'The saved version, without your changes here',
  adds: ({ when }: { when: string }) => `Adds ${when}`,
  removes: ({ when }: { when: string }) => `Removes ${when}`,
  more: ({ count }: { count: number }, say) => `and ${say.number(count)} more`,
  same: 'No differences',
});
