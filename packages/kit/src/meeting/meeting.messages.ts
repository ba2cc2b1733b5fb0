import { defineMessages } from '@tele/ui';

export const meetingMessages = defineMessages('kit.meeting', {
  title: 'How you’ll meet',
  phone: 'By phone',
  video: 'Video link',
  notTold: 'Meeting details aren’t available here.',
  callsYou: ({ name }: { name: string }) => `${name} will call you on the number you gave.`,
  callsYouOn: ({ name, number }: { name: string; number: string }) => `${name} will call you on ${number}.`,
  callsThem: ({ name, patientName }: { name: string; patientName: string }) =>
    `${name} will call ${patientName}’s number, or yours if you didn’t add one.`,
  youCall: 'Call them on the number in their details.',
  youCallOn: ({ number }: { number: string }) => `Call ${number}.`,
  opens: ({ when }: { when: string }) => `Opens ${when}.`,
  open: 'Open now.',
  over: 'This appointment has ended.',
  join: 'Join',
  newTab: '(opens in a new tab)',
  notYet: ({ when }: { when: string }) => `The link opens ${when}.`,

  calendars: 'Add to your calendar',
  file: 'Calendar file',
  fileHint: '(for Apple Calendar and others)',
  google: 'Google Calendar',
  outlook: 'Outlook',
});
