import { defineMessages } from '@tele/ui';
import type { PasskeyFault } from './passkey-fault.ts';

interface NameArgs {
  name: string;
}

const faults: Readonly<Record<PasskeyFault, string>> = {
  dismissed: 'No passkey was used. Try again, or sign in another way.',
  'already-here': 'This device already has a passkey for your account.',
  'wrong-place': 'Passkeys don’t work at this address.',
  failed: 'Something went wrong with the passkey. Try again.',
};

export const passkeysMessages = defineMessages('account.passkeys', {
  title: 'Passkeys',
  lede: 'Sign in with your fingerprint, face or screen lock, with no email to wait for.',
  loading: 'Loading your passkeys',
  loadFailed: 'Failed to load your passkeys',
  none: 'No passkeys yet. You sign in with Google or an emailed link.',
  notHere: 'This browser can’t add passkeys. Use a newer browser, or another device.',
  full: ({ max }: { max: number }) => `You have ${max} passkeys, which is the most. Remove one to add another.`,
  offer: 'Sign in faster next time',
  notNow: 'Not now',
  add: 'Add a passkey',
  added: ({ name }: NameArgs) => `Passkey added: ${name}.`,
  addedOn: ({ day }: { day: string }) => `Added ${day}`,
  usedOn: ({ day }: { day: string }) => `Last used ${day}`,
  notUsed: 'Not used yet',
  synced: 'Works on all devices that share your passkeys',
  oneDevice: 'Works on one device',
  notAdded: 'No passkey was added. Try again when you’re ready.',
  fault: ({ fault }: { fault: PasskeyFault }) => faults[fault],

  rename: 'Rename',
  ofWhich: ({ name }: NameArgs) => ` ${name}`,
  renameTitle: 'Rename passkey',
  name: 'Name',
  nameMissing: 'Enter a name, such as the device that holds the passkey.',
  save: 'Save',
  saving: 'Saving…',
  renamed: 'Name saved.',
  notRenamed: 'We couldn’t save the name. Try again.',

  remove: 'Remove',
  removeTitle: ({ name }: NameArgs) => `Remove ${name}?`,
  removeDetail: 'You won’t be able to sign in with it. You may also want to delete it from your device’s passwords.',
  removeLast: 'It’s your only passkey. You can still sign in with Google or an emailed link.',
  keep: 'Keep passkey',
  removing: 'Removing…',
  removed: ({ name }: NameArgs) => `${name} removed.`,
  notRemoved: 'We couldn’t remove the passkey. Try again.',

  signIn: 'Sign in with a passkey',
  signingIn: 'Signing in…',
});
