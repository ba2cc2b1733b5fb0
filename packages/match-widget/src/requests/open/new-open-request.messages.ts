import { sentencesOf, capitalise } from '@tele/core';
import { defineMessages } from '@tele/ui';
import type { WordingArgs } from '../../screen/worded.ts';

export const newOpenRequestMessages = defineMessages('match.newOpenRequest', {
  title: ({ profession }: WordingArgs) => sentencesOf(profession).ask,
  lede: ({ words }: WordingArgs) => `Tell us when suits you. Available ${words.professionals} can reply with offers.`,
  back: 'Search',
  when: 'When would suit you?',
  ownWords: 'When, in your own words',
  ownWordsHint: 'For example, any Tuesday afternoon, or the first 2 weeks of December.',
  stateHint: ({ words }: WordingArgs) =>
    `Where you are. ${capitalise(words.professionals)} will see this with your request.`,
  reasonHint: ({ words }: WordingArgs) =>
    `${words.reasonHint} All ${words.professionals} who can reply will see this, but not your name.`,
  free: 'Asking is free. You only pay if you accept an offer.',
  send: 'Ask for times',
  sending: 'Sending…',
  signIn: 'Sign in to send your request',
  failed: 'Failed to create request',
  openRequest: 'View that request',
  details: 'Your details',
  detailsAbout: ({ words }: WordingArgs) => `We need these for your ${words.meeting}. Your request is saved, not sent.`,
  backToAsk: 'Back',
  addPerson: 'Add',
  saveAndSend: 'Save and ask for times',
  howTitle: 'How it works',
  ask: 'Ask once',
  askText: ({ words }: WordingArgs) =>
    `Any of our ${words.professionals} in that field can reply. They won’t see your name unless you accept their offer.`,
  offers: 'Compare offers',
  offersText: ({ minutes }: { minutes: number }, say) =>
    `Each offer has a fee and up to 3 times to choose from. We’ll email you, and you’ll have ${say.number(minutes)} minutes to accept.`,
  accept: 'Accept one',
  acceptText: ({ words }: WordingArgs) => `Choose a time and pay, and your ${words.meeting} is booked.`,
});
