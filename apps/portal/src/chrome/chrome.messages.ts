import { defineMessages } from '@tele/ui';

/** The frame around every page, and what stands in a page's place (spec section 2, Global chrome; section 8, Global error screen). */
export const chromeMessages = defineMessages('portal.chrome', {
  loading: 'Loading…',
  signingIn: 'Signing you in…',
  failed: 'Something went wrong',
  reload: 'Reload',
  skip: 'Skip to main content',
  home: 'tele, home',
  mainLinks: 'Main',
  quickLinks: 'Quick',
  menu: 'Menu',
  closeMenu: 'Close menu',
  account: 'Account',
  accountMenu: 'account menu',
  accountSettings: 'Account settings',
  editProfile: 'Edit profile',
  signOut: 'Sign out',
  paymentsOff: 'The payment provider is not configured.',
});
