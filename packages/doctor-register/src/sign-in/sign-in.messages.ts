import { defineMessages } from '@tele/ui';

/** The registration for somebody who is not signed in (spec section 2 'Doctor registration'). */
export const signInMessages = defineMessages('register.sign-in', {
  title: 'Sign in to register',
  text: ({ documents }: { documents: string }) => `Takes about 10 minutes. Have these ready: ${documents}.`,
  sameDevice: 'Open the emailed link on this device.',
  google: 'Continue with Google',
  email: 'Email me a link',

  how: 'How approval works',
  send: 'Send your documents',
  compare: 'Staff compare them with the public register.',
  read: 'Staff read them.',
  hear: 'You hear within two working days',
  letter: 'By letter, with the reason when something does not match.',
  hours: 'Add your hours',
  shown: 'You appear in matching within a minute.',
});
