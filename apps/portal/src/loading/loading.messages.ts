import { defineMessages } from '@tele/ui';

/** Shown while a page loads (spec section 2, Routing overview). */
export const loadingMessages = defineMessages('portal.loading', {
  loading: 'Loading…',
  signingIn: 'Signing you in…',
});
