import { defineMessages } from '@tele/ui';

export const offlineMessages = defineMessages('kit.offline', {
  banner: 'You’re offline. Changes will retry when connection resumes.',
});
