import { defineMessages } from '@tele/ui';

/** /work/account: the documents of somebody who was approved (spec section 2 'Approved'). */
export const updateMessages = defineMessages('register.update', {
  title: 'Documents',
  lede: 'What staff have of you, and since when. Replace what has expired or changed; the rest stays.',
  back: 'Profile',
  photoShown: 'Your photo is shown to those who look for you. Everything else is seen by staff only.',
  save: 'Save documents',
  saving: 'Saving…',
  saved: 'Your documents are updated.',
  saveFailed: 'Failed to save',
  nothingNew: 'Choose a document first: there is nothing new to save.',
  uploading: 'A document is still being sent. Save once it has arrived.',
  toFix: ({ documents }: { documents: readonly string[] }, say) => `Still to fix: ${say.list(documents)}.`,
  notLoaded: 'Failed to load profile',
  notApproved: 'Documents can be replaced once your application is approved.',
  toApplication: 'See your application',
});
