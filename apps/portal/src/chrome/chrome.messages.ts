import { defineMessages } from '@tele/ui';

export const chromeMessages = defineMessages('portal.chrome', {
  skip: 'Skip to main content',
  home: 'tele, home',
  staff: 'Staff',
  experience: 'Experience',
  patient: 'Clients',
  specialist: 'Providers',
  mainLinks: 'Main',
  quickLinks: 'Quick',
  /** `count` is '2' or '99+'. */
  toAnswer: ({ count }: { count: string }) => `${count} waiting`,
  menu: 'Menu',
  closeMenu: 'Close menu',
  account: 'Account',
  accountMenu: 'account menu',
  accountSettings: 'Account settings',
  editProfile: 'Edit profile',
  signIn: 'Sign in',
  signOut: 'Sign out',
  leaveTitle: 'Sign out without saving?',
  leaveText: 'You have unsaved changes. If you sign out now, you’ll lose them.',
  stay: 'Stay signed in',
  paymentsOff: 'The payment provider is not configured.',
});
