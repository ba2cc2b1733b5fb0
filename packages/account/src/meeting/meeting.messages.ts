import { defineMessages } from '@tele/ui';

export const meetingMessages = defineMessages('account.meeting', {
  title: 'How you meet people',
  lede: 'You and the person you meet see this with the appointment. We add the link to calendar files and the instructions to emails.',
  loading: 'Loading how you meet',
  loadFailed: 'Failed to load how you meet',
  way: 'How do you meet?',
  phone: 'I call them',
  phoneHint: 'On the number in their details.',
  video: 'My video link',
  videoHint: 'The same link for every appointment.',
  link: 'Video link',
  linkHint:
    'Must start with https. You can join from 10 minutes before the appointment. The link shows in calendars, so avoid one with your name in it.',
  line: 'Instructions',
  lineHint: 'For example, what to have ready.',

  askTitle: 'How do you meet the people who book you?',
  askLede: 'People can book you now. Until you choose, we’ll tell them you’ll call.',
  ask: 'Choose how you meet',
  later: 'Not now',
  save: 'Save',
  saving: 'Saving…',
  saveFailed: 'Failed to save',
});

export const meetingFaults = defineMessages('account.meeting.faults', {
  'way-missing': 'Choose how you meet.',
  'video-link-missing': 'Enter your video link.',
  'video-link-too-long': 'Use up to 500 characters.',
  'video-link-invalid': 'Enter the full link, starting with https://',
  'video-link-private': 'Enter a link that opens from anywhere.',
  'video-link-ours': 'Enter a link from your own video service.',
  'instructions-too-long': 'Use up to 200 characters.',
});
