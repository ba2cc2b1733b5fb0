import { defineMessages } from '@tele/ui';

/** Account sections that save separately. */
export const sectionMessages = defineMessages('portal.account.section', {
  save: 'Save',
  /** Completes the button’s accessible name. */
  ofSection: ({ title }: { title: string }) => ` ${title}`,
  saving: 'Saving…',
  saveFailed: 'Failed to save',
});
