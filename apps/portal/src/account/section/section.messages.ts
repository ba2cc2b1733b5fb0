import { defineMessages } from '@tele/ui';

/** What is said of a part of the account that is saved by itself. */
export const sectionMessages = defineMessages('portal.account.section', {
  save: 'Save',
  /** Ends the name of the button for those who do not see which part it is in. */
  ofSection: ({ title }: { title: string }) => ` ${title}`,
  saving: 'Saving…',
  saveFailed: 'Failed to save',
});
