import { sentencesOf } from '@tele/core';
import { defineMessages } from '@tele/ui';
import type { Worded } from '../screen/worded.ts';

export const askMessages = defineMessages('match.ask', {
  title: ({ profession }: Worded) => sentencesOf(profession).ask,
  lede: ({ words }: Worded) =>
    `Say when suits you. ${sentenceCase(words.professionals)} who are free answer with offers.`,
  back: 'Search',
  when: 'When would you like to be seen?',
  ownWords: 'When, in your own words',
  ownWordsHint: 'Such as: any Tuesday afternoon, or the first two weeks of December.',
  state: 'State or territory',
  stateHint: ({ words }: Worded) => `Where you are. ${sentenceCase(words.professionals)} read it with your request.`,
  anyState: 'Any',
  anyStateLong: 'Any state or territory',
  reason: 'Reason',
  reasonHint: ({ words }: Worded) =>
    `${words.reasonHint} All ${words.professionals} who may answer can read this, without your name.`,
  free: 'Asking is free. You pay only for an offer that you accept.',
  cancel: 'Cancel',
  send: 'Ask for times',
  sending: 'Sending…',
  signIn: 'Sign in to send your request',
  failed: 'Failed to create request',
  openRequest: 'Open that request',
  details: 'Your details',
  detailsAbout: ({ words }: Worded) => `Needed for a ${words.meeting}. What you ask for is kept.`,
  backToAsk: 'Back',
  addPerson: 'Add',
  saveAndSend: 'Save and ask for times',
  howTitle: 'How asking works',
  ask: 'Ask once',
  askText: ({ words }: Worded) =>
    `Any of our ${words.professionals} in that field can answer, and none of them learns who asks.`,
  offers: 'Compare offers',
  offersText: ({ minutes }: { minutes: number }, say) =>
    `Each has a fee and up to three times, and can be accepted for ${say.number(minutes)} minutes. We email you.`,
  accept: 'Accept one',
  acceptText: ({ words }: Worded) => `You pay for one time of it, and your ${words.meeting} is booked.`,
});

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
