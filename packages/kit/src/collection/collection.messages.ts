import { isHealth, wordingOf, type ProfessionId } from '@tele/core';
import { defineMessages } from '@tele/ui';

export const collectionMessages = defineMessages('kit.collection', {
  reason: ({ profession }: { profession: ProfessionId }) => {
    const readers = `with your request, and the ${wordingOf(profession).professionals} you ask can read it. By sending it, you agree to this.`;
    return isHealth(profession)
      ? `What you write may include health information. We keep it ${readers}`
      : `We keep what you write ${readers}`;
  },
  details:
    'We use these details to book for you. Only the specialist you’re booked with can see them. By saving them, you agree to this.',
  link: 'How we use your information',
  newTab: '(opens in a new tab)',
});
