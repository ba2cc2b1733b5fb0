import { defineMessages } from '@tele/ui';

/** The frame around every page, and what stands in a page's place (spec section 2, Global chrome; section 8, Global error screen). */
export const chromeMessages = defineMessages('portal.chrome', {
  failed: 'Something went wrong',
  reload: 'Reload',
  skip: 'Skip to main content',
  home: 'tele, home',
  staff: 'Staff',
  mainLinks: 'Main',
  quickLinks: 'Quick',
  menu: 'Menu',
  closeMenu: 'Close menu',
  account: 'Account',
  accountMenu: 'account menu',
  accountSettings: 'Account settings',
  editProfile: 'Edit profile',
  signOut: 'Sign out',
  leaveTitle: 'Sign out without saving?',
  leaveText: 'Some of your changes are not saved yet. They are lost when you sign out now.',
  stay: 'Stay signed in',
  paymentsOff: 'The payment provider is not configured.',
});
