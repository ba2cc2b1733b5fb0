import { requiredText } from '../field/text.ts';

export const maxPasskeys = 10;

export const passkeyNameRule = requiredText('name', {
  maxLength: 60,
  missing: 'Enter a name, such as the device that holds the passkey.',
});
