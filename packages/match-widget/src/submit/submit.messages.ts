import { defineMessages } from '@tele/ui';
import type { Worded } from '../screen/worded.ts';

interface About extends Worded {
  specialty: string;
  count: number;
}

export const submitMessages = defineMessages('match.submit', {
  title: 'Submit your request',
  aboutDetails: ({ specialty, count, words }: About, say) =>
    `${specialty}, ${say.plural(count, { one: `# ${words.professional}`, other: `# ${words.professionals}` })}. Your picks are kept.`,
  aboutCard: ({ specialty, zones }: { specialty: string; zones: readonly string[] }, say) =>
    `${specialty}, times in ${say.list(zones)}`,
  steps: 'Steps',
  details: 'Details',
  card: 'Pay',
  done: 'Done',
  profileLoading: 'Loading your profile',
  profileFailed: 'Failed to load profile',
  yourDetails: 'Your details',
  neededHealth: 'Needed for a health booking',
  needed: 'Needed for this booking',
  name: 'Full name',
  phone: 'Mobile',
  phoneHint: ({ words }: Worded) => `The ${words.professional} who accepts may call this number.`,
  dob: 'Date of birth',
  gender: 'Gender',
  genderFemale: 'Female',
  genderMale: 'Male',
  genderOther: 'Other',
  medicareOrIhi: 'Medicare or IHI number',
  medicareHint: ({ words }: Worded) => `Stored encrypted. Read only by the ${words.professional} who is booked.`,
  medicareOnFile: ({ number }: { number: string }) => `On file: ${number}. Leave this empty to keep it.`,
  street: 'Street',
  suburb: 'Suburb',
  state: 'State or territory',
  choose: 'Choose',
  postalCode: 'Postcode',
  detailsFailed: 'Failed to save',
  back: 'Back to times',
  notAdd: 'Add nobody',
  toCard: 'Continue to card',
  saving: 'Saving…',
  picks: 'Times you ask for',
  gone: 'Taken',
  goneTitle: ({ names }: { names: readonly string[] }, say) =>
    `${say.list(names)}: ${names.length === 1 ? 'this time has' : 'these times have'} just been taken`,
  goneText: 'Nothing was held.',
  goneOk: ({ count, words }: Worded & { count: number }, say) =>
    `OK, ask the other ${say.plural(count, { one: `# ${words.professional}`, other: `# ${words.professionals}` })}`,
  goneOkNone: 'OK, choose other times',
  goneUnderCard: 'A time you picked has just been taken. Nothing was held.',
  forWhom: ({ name }: { name: string }) => `For ${name}`,
  born: ({ day }: { day: string }) => `Born ${day}`,
  medicareEnding: ({ end }: { end: string }) => `Medicare or IHI ending ${end}`,
  change: 'Change',
  forYou: 'For you',
  onFile: 'Your details on file with tele are used. They are not shown on this page.',
  practiceLearns: 'The practice learns that a request was made and how it ends, never why you asked.',
  submit: ({ fee }: { fee: string }) => `Hold ${fee} and submit`,
  submitting: 'Submitting…',
  submitted: 'Request submitted.',
  failed: 'Failed to create request',
  noId: 'No selectionId returned',
});
