import { defineMessages } from '@tele/ui';

/** Global error screen (spec section 8). Separate, because the first file needs only these texts. */
export const crashMessages = defineMessages('portal.crash', {
  failed: 'Something went wrong',
  reload: 'Reload',
});
