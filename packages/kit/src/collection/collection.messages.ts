import { isHealth, wordingOf, type ProfessionId } from '@tele/core';
import { defineMessages } from '@tele/ui';

/** What somebody agrees to with what they write (Privacy Act, APP 3 and 5), said where they write it. */
export const collectionMessages = defineMessages('kit.collection', {
  reason: ({ profession }: { profession: ProfessionId }) => {
    const kept = `kept with your request, and read by the ${wordingOf(profession).professionals} you ask. By sending it you agree to that.`;
    return isHealth(profession)
      ? `What you write here may be health information. It is ${kept}`
      : `What you write here is ${kept}`;
  },
  details:
    'These details are kept to book for you, and read only by the specialist of an appointment. By saving them you agree to that.',
  link: 'How your details are handled',
  newTab: '(opens in a new tab)',
});
