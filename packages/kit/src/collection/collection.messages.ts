import { defineMessages } from '@tele/ui';

/** What somebody agrees to with what they write (Privacy Act, APP 3 and 5), said where they write it. */
export const collectionMessages = defineMessages('kit.collection', {
  reason: ({ professionals }: { professionals: string }) =>
    `What you write here may be health information. It is kept with your request, and read by the ${professionals} you ask. By sending it you agree to that.`,
  details:
    'These details are kept to book for you, and read only by the specialist of an appointment. By saving them you agree to that.',
  link: 'How your details are handled',
  newTab: '(opens in a new tab)',
});
