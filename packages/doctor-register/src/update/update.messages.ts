import { defineMessages } from '@tele/ui';

export const updateMessages = defineMessages('register.update', {
  title: 'Documents',
  lede: 'Replace any that have expired or changed.',
  back: 'Profile',
  photoShown: 'People searching can see your photo. Only staff can see the rest.',
  save: 'Save documents',
  saving: 'Saving…',
  saved: 'Your documents are updated.',
  saveFailed: 'Failed to save',
  nothingNew: 'Choose a document to upload first.',
  uploading: 'A document is still uploading. Save when it’s finished.',
  toFix: ({ documents }: { documents: readonly string[] }, say) => `Still to fix: ${say.list(documents)}.`,
  notLoaded: 'Failed to load profile',
  notApproved: 'You can replace documents once your application is approved.',
  toApplication: 'See your application',
});
