import { formatCents, formatWholeDollars, providerSentencesOf, wordingOf, type ProfessionId } from '@tele/core';
import { defineMessages } from '@tele/ui';

interface Worded {
  /** Of the request: its category decides the nouns. */
  profession: ProfessionId;
}

/** 'patient', 'student', 'client'. */
const client = ({ profession }: Worded): string => wordingOf(profession).client;

/** Texts of spec section 2 'Request response', section 5 'Accept' and section 8 'Accept errors'. */
export const respondMessages = defineMessages('respond', {
  title: 'Respond to request',
  inbox: 'Inbox',
  loading: 'Loading request',
  notLoaded: 'Failed to load request',
  gone: () => 'This request is no longer pending for you.',
  goneHint: 'It was answered, filled by somebody else, or withdrawn.',
  back: 'Back to inbox',
  request: 'Request',
  sydneyTime: ({ day }: { day: string }) => `${day}, Sydney time`,
  off: 'You have time off then. You can accept it all the same, or decline it.',
  busy: 'Your other calendar is busy then. You can accept it all the same, or decline it.',
  reason: 'Reason',
  noReason: 'No reason given.',
  cap: (of: Worded) => `${sentence(client(of))}’s fee cap`,
  noCap: 'None',
  length: 'Length',
  minutes: ({ minutes }: { minutes: number }, say) => say.plural(minutes, { one: '# minute', other: '# minutes' }),

  answer: 'Your answer',
  fee: ({ profession }: Worded) => `Your ${wordingOf(profession).meeting} fee`,
  feeHint: (of: Worded) => `The ${client(of)} pays you this. They set no cap.`,
  feeHintCapped: (of: Worded & { capCents: number }, say) =>
    `The ${client(of)} pays you this. Their cap is ${formatWholeDollars(of.capCents, say.locale)}.`,
  accept: 'Accept',
  checking: 'Checking…',
  overCap: ({ profession }: Worded) => providerSentencesOf(profession).overCap,
  overCapDetail: ({ feeCents, capCents }: { feeCents: number; capCents: number }, say) =>
    `Your fee is ${formatCents(feeCents, say.locale)} and the cap ${formatWholeDollars(capCents, say.locale)}. The booking can only be made at or below it.`,
  continue: 'Continue',
  changeFee: 'Change fee',

  cardTitle: 'Card for the acceptance fee',
  cardLede: 'Charged once when you accept. The booking is confirmed straight away.',
  saveAndAccept: 'Save card & Accept',
  accepting: 'Accepting…',
  booked: 'Booking confirmed.',
  bookedBefore: () => 'You have already accepted this request. Your booking is confirmed, with the fee you gave then.',
  notAccepted: 'Failed to accept with this card',
  filled: ({ profession }: Worded) => providerSentencesOf(profession).filled,
  noCardOnFile: ({ profession }: Worded) => providerSentencesOf(profession).noCardOnFile,
  exceedsCap: ({ profession }: Worded) => providerSentencesOf(profession).exceedsCap,

  decline: 'Decline',
  declineTitle: 'Decline this selection?',
  declineDetail: (of: Worded) =>
    `The other ${wordingOf(of.profession).professionals} the ${client(of)} picked may still accept.`,
  reply: (of: Worded) => `Tell the ${client(of)}`,
  noReply: 'Say nothing',
  declining: 'Declining…',
  waiting: 'Waiting for connection…',
  notDeclined: 'Something went wrong',
  keep: 'Keep it',
  declined: 'Request declined.',
});

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
