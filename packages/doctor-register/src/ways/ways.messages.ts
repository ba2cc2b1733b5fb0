import { defineMessages } from '@tele/ui';

export const waysMessages = defineMessages('register.ways', {
  label: 'Plans',
  directory: 'Matching directory',
  practice: 'Euca MD practice',
  perMatch: 'per match',
  perConsultation: 'per consultation',
  featured: 'Featured in matching',
  ownPractice: ({ professionals }: { professionals: string }) =>
    `For ${professionals} who already have their own practice and clinical support.`,
  ownWork: ({ professionals }: { professionals: string }) => `For ${professionals} who work for themselves.`,
  listed: 'Listed in Australia-wide searches',
  listedHere: 'Listed in Australia-wide searches and in your state',
  ownFee: 'Set your own fee for every request',
  seeInOwnPractice: 'See matched patients in your own practice',
  meetYourWay: 'Meet by phone or by your own video link',
  practiceText: 'A separate telehealth practice. You see matched patients through it.',
  records: 'Medical records and e-scripts',
  rebates: 'Rebates and billing',
  messaging: 'Fax and secure messaging',
  bookings: 'Online bookings',
  hosting: 'AU-hosted storage',
});
