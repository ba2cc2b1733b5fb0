import { defineMessages } from '@tele/ui';

export const floatingButtonMessages = defineMessages('embed.floatingButton', {
  text: 'Book a specialist',
});
