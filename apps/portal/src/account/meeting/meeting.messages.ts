import { defineMessages } from '@tele/ui';

/** How a specialist meets their patients: under Account, and asked with the first availability (design s2). */
export const meetingMessages = defineMessages('portal.account.meeting', {
  title: 'How we meet',
  lede: 'Both of you see it on the booking, the letters and the calendar file.',
  loading: 'Loading how you meet',
  loadFailed: 'Failed to load how you meet',
  way: 'How do you meet?',
  phone: 'I call them',
  phoneHint: 'On the number in their profile.',
  video: 'My video link',
  videoHint: 'The same link for every booking.',
  link: 'Video link',
  linkHint:
    'https only. Join opens 10 minutes before the time. It stands in calendars, so choose one without your name.',
  line: 'Instructions',
  lineHint: 'What to have at hand, or when to be ready.',

  askTitle: 'How do you meet the people who book you?',
  askLede: 'You can be booked from now on. For now whoever books reads that you call them.',
  ask: 'Say how we meet',
  later: 'Later',
  save: 'Save',
  saving: 'Saving…',
  saveFailed: 'Failed to save',
});

/** What is wrong with a field, by the code of its rule. */
export const meetingFaults = defineMessages('portal.account.meeting.faults', {
  'way-missing': 'Choose how you meet.',
  'video-link-missing': 'Enter your video link.',
  'video-link-too-long': 'Use at most 500 characters.',
  'video-link-invalid': 'Enter the whole link, starting with https://.',
  'video-link-private': 'Enter a link that opens from anywhere.',
  'video-link-ours': 'Enter a link of your own video service.',
  'instructions-too-long': 'Use at most 200 characters.',
});
