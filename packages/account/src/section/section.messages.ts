import { defineMessages } from '@tele/ui';

export const sectionMessages = defineMessages('account.section', {
  save: 'Save',
  /** Completes the button’s accessible name. */
  ofSection: ({ title }: { title: string }) => ` ${title}`,
  saving: 'Saving…',
  saveFailed: 'Failed to save',
});
