import { defineMessages } from '@tele/ui';

export const signInMessages = defineMessages('register.sign-in', {
  title: 'Sign in to register',
  text: ({ documents }: { documents: string }) => `Takes about 10 minutes. Have these ready: ${documents}.`,
  others: ({ documents }: { documents: string }) => `You may also need: ${documents}.`,
  sameDevice: 'Open the emailed link on this device.',
  google: 'Continue with Google',
  email: 'Email me a link',

  how: 'How approval works',
  send: 'Send your documents',
  compare: 'Staff check them against the public register.',
  read: 'Staff review them.',
  hear: 'You’ll usually hear from us within 2 working days',
  letter: 'We’ll email you. If something doesn’t match, we’ll tell you why.',
  hours: 'Add your hours',
  shown: 'Your times appear in search within a minute.',
});
