import { defineMessages } from '@tele/ui';

export const loginMessages = defineMessages('portal.login', {
  google: 'Continue with Google',
  or: 'OR',
  email: 'Email',
  go: 'Continue',
  noPassword: 'No password needed. We’ll email you a sign-in link.',
  missing: 'Enter your email first.',
  incomplete: 'Enter your full email address, such as name@example.com.',
  linkSent: 'We’ve emailed you a sign-in link. Open it on this device to continue.',
  sentAgain: 'Sent again.',
  againIn: ({ seconds }: { seconds: number }, say) =>
    `You can send it again in ${
      seconds < 60
        ? say.plural(seconds, { one: '# second', other: '# seconds' })
        : say.plural(Math.ceil(seconds / 60), { one: '# minute', other: '# minutes' })
    }.`,
  again: 'Send it again',
  changeEmail: 'Use a different email',
  linkNotSent: 'Could not send magic link',
  tooManyLinks: 'There have been too many sign-in link requests. Wait a while, then try again.',
  linkFailed: 'Could not complete email link sign-in.',
  emailRequired: 'Email is required to complete sign-in.',
  otherDevice:
    'This link only works on the device and browser you requested it from. To sign in here, enter your email to get a new link.',
  googleFailed: 'Google sign-in did not finish. Please try again.',
  noAnswer: 'We couldn’t connect. Check your connection and try again.',
  signedIn: 'Signed in successfully.',
  confirmTitle: 'Confirm your email',
  confirmLede: 'Enter the email address we sent the link to.',
});
