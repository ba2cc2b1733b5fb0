import { defineMessages } from '@tele/ui';

export const loadingMessages = defineMessages('portal.loading', {
  loading: 'Loading…',
  signingIn: 'Signing you in…',
});
