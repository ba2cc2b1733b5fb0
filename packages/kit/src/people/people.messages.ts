import { defineMessages } from '@tele/ui';

/** Whom somebody books for, wherever they are chosen, added and changed. */
export const peopleMessages = defineMessages('kit.people', {
  whoFor: 'Who is this for',
  you: 'You',
  child: 'Your child',
  parent: 'Your parent',
  partner: 'Your partner',
  other: 'Somebody you care for',
  relationAndAge: ({ relation, age }: { relation: string; age: number }) => `${relation}, ${age}`,
  add: 'Add somebody',
  newTitle: 'Somebody you book for',
  theirDetails: ({ name }: { name: string }) => `Details of ${name}`,
  lede: 'They need no account. Email and address stay yours; specialists read both names, once you have an appointment.',
  name: 'Full name',
  relation: 'They are',
  dob: 'Date of birth',
  gender: 'Gender',
  Female: 'Female',
  Male: 'Male',
  Other: 'Other',
  notSaid: 'Not said',
  phone: 'Their mobile',
  phoneHint: 'Leave this empty to be called on yours.',
  medicareOrIhi: 'Medicare or IHI number',
  numberHint: 'Kept encrypted.',
  numberOnFile: ({ masked }: { masked: string }) => `On file: ${masked}. Leave this empty to keep it.`,
  consent:
    'I am their parent or guardian, or they have asked me to book for them. They know that these details are kept, and that the specialist of an appointment reads them.',
  saving: 'Saving…',
  saveFailed: 'Failed to save',
  loadFailed: 'Failed to load the people you book for',
});

/** What is wrong with a field of theirs, by the code of its rule. */
export const personFaults = defineMessages('kit.people.faults', {
  'name-missing': 'Enter their full name.',
  'relation-missing': 'Choose who they are to you.',
  'dob-invalid': 'Enter their date of birth.',
  'gender-missing': 'Choose a gender.',
  'phone-invalid': 'Enter a valid Australian phone',
  'medicare-or-ihi-invalid': 'Enter a valid Medicare or IHI number.',
  'consent-missing': 'Confirm that you may book for them.',
});
