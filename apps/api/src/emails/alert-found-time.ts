import type { EmailContent } from './layout/write-email.ts';

export const alertFoundTime = (portalUrl: string): EmailContent => ({
  subject: 'A time you asked about is available',
  paragraphs: [
    'You asked us to let you know. A matching time has just become available.',
    'It’s not reserved for you, so request it soon if it suits.',
    'This alert is now off. You can create it again at any time.',
  ],
  link: { label: 'Open your alerts', url: `${portalUrl}/start` },
  foot: { text: 'You’re getting this email because you set up an alert.' },
});
