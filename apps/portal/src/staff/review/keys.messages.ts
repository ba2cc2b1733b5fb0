import { defineMessages } from '@tele/ui';

/** The help sheet of the keys (design section 10 z). */
export const keysMessages = defineMessages('portal.staff.keys', {
  title: 'Keyboard shortcuts',
  lede: 'They do nothing while you type.',
  next: 'Next application',
  previous: 'Previous application',
  tick: 'Tick or untick a check',
  nextDocument: 'Next document',
  previousDocument: 'Previous document',
  help: 'This list',
  use: 'Use shortcuts of a single key',
  useHint: 'Turn them off where they get in the way of a screen reader or of speech.',
  tickKeys: ({ last }: { last: number }) => `1 to ${last}`,
});
