import {
  formatCents,
  formatWholeDollars,
  providerSentencesOf,
  wordingOf,
  type ProfessionId,
  type UsualFee,
  capitalise,
} from '@tele/core';
import { defineMessages } from '@tele/ui';

interface ProfessionArgs {
  profession: ProfessionId;
}

const client = ({ profession }: ProfessionArgs): string => wordingOf(profession).client;

export const respondMessages = defineMessages('respond', {
  title: 'Respond to request',
  inbox: 'Inbox',
  loading: 'Loading request',
  notLoaded: 'Failed to load request',
  gone: () => 'This request is no longer pending for you.',
  goneHint: 'You’ve replied, or it was filled, cancelled or expired.',
  back: 'Back to inbox',
  request: 'Request',
  sydneyTime: ({ day }: { day: string }) => `${day}, Sydney time`,
  off: 'You have time off then. You can still accept or decline.',
  busy: 'Your other calendar is busy then. You can still accept or decline.',
  reason: 'Reason',
  noReason: 'No reason given.',
  cap: (of: ProfessionArgs) => `${capitalise(client(of))}’s fee cap`,
  length: 'Length',
  minutes: ({ minutes }: { minutes: number }) => `${minutes} minutes`,
  alsoAsked: 'Also asked',
  others: ({ count, profession }: ProfessionArgs & { count: number }, say) => {
    const { professional, professionals } = wordingOf(profession);
    if (count === 0) return 'No one else';
    return say.plural(count, { one: `# other ${professional}`, other: `# other ${professionals}` });
  },
  replyBy: 'Reply by',

  answer: 'Your reply',
  fee: ({ profession }: ProfessionArgs) => `Your ${wordingOf(profession).meeting} fee`,
  listedFee: (of: ProfessionArgs) => `This is the ‘Fee from’ in your profile. The ${client(of)} pays you directly.`,
  lastFee: (of: ProfessionArgs) =>
    `This is the fee you set for the last request you accepted. The ${client(of)} pays you directly.`,
  paysYou: (of: ProfessionArgs) => `The ${client(of)} pays you directly.`,
  shortCap: (of: ProfessionArgs) => `${capitalise(client(of))}’s cap`,
  acceptanceFee: 'Acceptance fee',
  youPay: 'You pay this to Tele when you accept.',
  changeCard: 'Change',
  changeCardOf: ({ card }: { card: string }) => ` ${card}`,
  nextSaved: ({ cents }: { cents: number }, say) =>
    `Next, you check the card and pay ${formatCents(cents, say.locale)}.`,
  nextNew: ({ cents }: { cents: number }, say) => `Next, you enter a card and pay ${formatCents(cents, say.locale)}.`,
  accept: 'Accept',
  checking: 'Checking…',
  changeFee: 'Change fee',
  overCap: ({ profession }: ProfessionArgs) => providerSentencesOf(profession).overCap,
  overCapDetail: ({ feeCents, capCents }: { feeCents: number; capCents: number }, say) =>
    `Your fee is ${formatCents(feeCents, say.locale)} and the cap is ${formatWholeDollars(capCents, say.locale)}. To accept, enter ${formatCents(capCents, say.locale)} or less.`,
  unusual: ({ feeCents }: { feeCents: number }, say) => `Is ${formatCents(feeCents, say.locale)} the right fee?`,
  unusualDetail: (
    { profession, usualFee, anyFee }: ProfessionArgs & { usualFee: UsualFee | null; anyFee: boolean },
    say,
  ) => {
    const source = usualFee?.from === 'listed' ? 'The ‘Fee from’ in your profile is' : 'Your last fee was';
    const usual = usualFee ? `${source} ${formatCents(usualFee.cents, say.locale)}. ` : '';
    const noCap = anyFee ? `This ${client({ profession })} set no cap and` : `This ${client({ profession })}`;
    return `${usual}${noCap} will be booked at the fee you enter.`;
  },
  useFee: ({ feeCents }: { feeCents: number }, say) => `Use ${formatCents(feeCents, say.locale)}`,

  yourFee: 'Your fee',
  paidToYou: (of: ProfessionArgs) => `, which the ${client(of)} pays you directly`,
  cardTitle: 'Pay the acceptance fee',
  weCharge: ({ cents }: { cents: number }, say) =>
    `We charge ${formatCents(cents, say.locale)}, confirm the appointment straight away and save a new card for next time. If the charge fails, nothing changes.`,
  saveAndAccept: 'Save card & Accept',
  payAndAccept: ({ cents }: { cents: number }, say) => `Pay ${formatCents(cents, say.locale)} and accept`,
  accepting: 'Accepting…',
  booked: 'Appointment confirmed.',
  bookedBefore: () => 'You’ve already accepted this request. Your appointment is confirmed at the fee you set then.',
  notAccepted: 'Failed to accept with this card',
  filled: ({ profession }: ProfessionArgs) => providerSentencesOf(profession).filled,
  notCharged: 'You were not charged.',
  noCardOnFile: ({ profession }: ProfessionArgs) => providerSentencesOf(profession).noCardOnFile,
  exceedsCap: ({ profession }: ProfessionArgs) => providerSentencesOf(profession).exceedsCap,

  decline: 'Decline',
  declineTitle: 'Decline this selection?',
  declineDetail: (of: ProfessionArgs) =>
    `You’re not charged. If the ${client(of)} asked other ${wordingOf(of.profession).professionals}, they can still accept.`,
  reply: (of: ProfessionArgs) => `Tell the ${client(of)}`,
  noReply: 'No message',
  declining: 'Declining…',
  waiting: 'Waiting for connection…',
  notDeclined: 'We couldn’t decline this request. Try again.',
  keep: 'Keep request',
  declined: 'Request declined.',
});
