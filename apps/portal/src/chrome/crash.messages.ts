import { defineMessages } from '@tele/ui';

/** What stands in a page's place when something throws (spec section 8, Global error screen): of all chrome the first file needs this alone. */
export const crashMessages = defineMessages('portal.crash', {
  failed: 'Something went wrong',
  reload: 'Reload',
});
