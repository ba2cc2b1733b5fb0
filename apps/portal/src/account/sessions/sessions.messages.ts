import { defineMessages } from '@tele/ui';

/** Devices and sites a person is signed in on. */
export const sessionsMessages = defineMessages('portal.account.sessions', {
  title: 'Where you’re signed in',
  lede: 'Sign out on any device you don’t use or don’t know.',
  loading: 'Loading where you’re signed in',
  loadFailed: 'Failed to load where you’re signed in',
  unknown: 'Unknown device',
  thisDevice: 'This device',
  seen: ({ when }: { when: string }) => `Last used ${when}`,
  since: ({ when }: { when: string }) => `Signed in ${when}`,
  clinic: ({ when }: { when: string }) => `Signed you in on its website, until ${when}`,
  clinicSignsIn: 'Can sign you in on its website',
  clinicOff: ({ when }: { when: string }) => `Disconnected ${when}. It can’t sign you in.`,
  signOut: 'Sign out',
  disconnect: 'Disconnect',
  connect: 'Connect again',
  ofClinic: ({ name }: { name: string }) => ` ${name}`,
  ofWhich: ({ name, when }: { name: string; when: string }) => ` ${name}, ${when}`,
  signedOut: ({ name }: { name: string }) => `Signed out on ${name}.`,
  disconnected: ({ name }: { name: string }) => `Disconnected from ${name}.`,
  connected: ({ name }: { name: string }) => `${name} can sign you in again.`,
  clinicFailed: ({ name }: { name: string }) => `We couldn’t change the connection to ${name}. Try again.`,
  failed: 'Failed to sign out',
  everywhere: 'Sign out everywhere',
  everywhereHint: 'On every device and website, including this one.',
  everywhereTitle: 'Sign out everywhere?',
  everywhereDetail:
    'We’ll sign you out on every device and website, including this one. You’ll lose unsaved changes. Your requests and appointments stay.',
  signingOut: 'Signing out…',
  stay: 'Stay signed in',
});
