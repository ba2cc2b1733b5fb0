import { defineMessages } from '@tele/ui';

export const modalMessages = defineMessages('embed.modal', {
  'match-widget': 'Book a specialist',
  'provider-inbox': 'Requests',
  'availability-calendar': 'Your availability',
  'doctor-register': 'Register',
  close: 'Close',
  loading: 'Loading',
  failed: 'This did not load. Check your connection and try again.',
  tryAgain: 'Try again',
  openPage: 'Open as a full page',
});

export type ModalWords = (typeof modalMessages)['table'];
