import { defineMessages } from '@tele/ui';

export const staleMessages = defineMessages('calendar.stale', {
  title: 'Your availability was changed elsewhere',
  why: 'It was saved from another tab or device while you were editing.',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  mine: 'Mine: put on top of the newer version',
  theirs: 'Theirs: my changes are dropped',
  adds: ({ when }: { when: string }) => `Adds ${when}`,
  removes: ({ when }: { when: string }) => `Removes ${when}`,
  more: ({ count }: { count: number }, say) => `and ${say.number(count)} more`,
  same: 'Nothing differs',
});
