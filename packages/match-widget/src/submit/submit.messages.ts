import { defineMessages } from '@tele/ui';
import type { WordingArgs } from '../screen/worded.ts';

interface AboutDetailsArgs extends WordingArgs {
  specialty: string;
  count: number;
}

export const submitMessages = defineMessages('match.submit', {
  title: 'Submit your request',
  aboutDetails: ({ specialty, count, words }: AboutDetailsArgs, say) =>
    `${specialty}, ${say.plural(count, { one: `# ${words.professional}`, other: `# ${words.professionals}` })}. Your chosen times are saved.`,
  aboutCard: ({ specialty, zones }: { specialty: string; zones: readonly string[] }, say) =>
    `${specialty}, times in ${say.list(zones)}`,
  steps: 'Steps',
  details: 'Details',
  card: 'Pay',
  payWith: 'Pay with',
  done: 'Done',
  profileLoading: 'Loading your profile',
  profileFailed: 'Failed to load profile',
  yourDetails: 'Your details',
  neededHealth: 'Required for health appointments',
  needed: 'Required for this appointment',
  name: 'Full name',
  phone: 'Mobile',
  phoneHint: ({ words }: WordingArgs) => `The ${words.professional} who accepts may call this number.`,
  dob: 'Date of birth',
  gender: 'Gender',
  medicareOrIhi: 'Medicare or IHI number',
  medicareHint: ({ words }: WordingArgs) =>
    `Stored encrypted. Only the ${words.professional} you’re booked with can see it.`,
  medicareOnFile: ({ number }: { number: string }) => `On file: ${number}. Leave blank to keep it.`,
  street: 'Street',
  suburb: 'Suburb',
  state: 'State or territory',
  postalCode: 'Postcode',
  detailsFailed: 'Failed to save',
  back: 'Back to times',
  notAdd: 'Don’t add anyone',
  toCard: 'Continue to payment',
  saving: 'Saving…',
  picks: 'Your chosen times',
  gone: 'Taken',
  goneTitle: ({ names }: { names: readonly string[] }, say) =>
    `${names.length === 1 ? 'Your time' : 'Your times'} with ${say.list(names)} ${names.length === 1 ? 'is' : 'are'} no longer available`,
  goneText: 'You have not been charged.',
  goneOk: ({ count, words }: WordingArgs & { count: number }, say) =>
    `Continue with the other ${say.plural(count, { one: words.professional, other: `# ${words.professionals}` })}`,
  goneOkNone: 'Choose other times',
  goneUnderCard: 'A time you picked is no longer available. You have not been charged.',
  forWhom: ({ name }: { name: string }) => `For ${name}`,
  born: ({ day }: { day: string }) => `Born ${day}`,
  medicareEnding: ({ end }: { end: string }) => `Medicare or IHI ending ${end}`,
  change: 'Change',
  forYou: 'For you',
  onFile: 'We’ll use the details in your Tele account. They aren’t shown on this page.',
  practiceLearns: 'The site owner can see that a request was made and how it ended, but not your reason.',
  submit: ({ fee }: { fee: string }) => `Hold ${fee} and submit`,
  saveCard: 'Save this card for next time',
  saveCardHint: 'Only you can see and use it. You can remove it in Account.',
  submitting: 'Submitting…',
  submitted: 'Request submitted.',
  failed: 'Failed to create request',
  noId: 'No selectionId returned',
});
