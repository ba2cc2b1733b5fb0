import { defineMessages } from '@tele/ui';

/** What stands in a page's place until it is known (spec section 2, Routing overview). */
export const loadingMessages = defineMessages('portal.loading', {
  loading: 'Loading…',
  signingIn: 'Signing you in…',
});
