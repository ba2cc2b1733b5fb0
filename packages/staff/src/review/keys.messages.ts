import { defineMessages } from '@tele/ui';

export const keysMessages = defineMessages('staff.keys', {
  title: 'Keyboard shortcuts',
  lede: 'Shortcuts are off while you type.',
  next: 'Next application',
  previous: 'Previous application',
  tick: 'Tick or untick a check',
  nextDocument: 'Next document',
  previousDocument: 'Previous document',
  help: 'Show this list',
  use: 'Turn on single-key shortcuts',
  useHint: 'Turn these off if they interfere with a screen reader or voice control.',
  tickKeys: ({ last }: { last: number }) => `1 to ${last}`,
});
