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
    'We use these details to book for you. Only the specialist you’re booked with can see them. By saving them, you agree to this.',
  link: 'How we use your information',
  newTab: '(opens in a new tab)',
});
