import { defineMessages } from '@tele/ui';

export const peopleMessages = defineMessages('kit.people', {
  whoFor: 'Who is this for?',
  you: 'You',
  child: 'Your child',
  parent: 'Your parent',
  partner: 'Your partner',
  other: 'Someone you care for',
  relationAndAge: ({ relation, age }: { relation: string; age: number }) => `${relation}, ${age}`,
  add: 'Add a person',
  newTitle: 'Add a person you book for',
  theirDetails: ({ name }: { name: string }) => `${name}’s details`,
  lede: 'They don’t need an account. We use your email and address. Once you’re booked, the specialist sees both names.',
  name: 'Full name',
  relation: 'Relationship to you',
  dob: 'Date of birth',
  gender: 'Gender',
  phone: 'Their mobile',
  phoneHint: 'If you leave this blank, we’ll use your number.',
  medicareOrIhi: 'Medicare or IHI number',
  numberHint: 'Stored encrypted.',
  numberOnFile: ({ masked }: { masked: string }) => `On file: ${masked}. Leave blank to keep it.`,
  consent:
    'I’m their parent or guardian, or they asked me to book for them. They know Tele keeps these details and their specialist can see them.',
  saving: 'Saving…',
  saveFailed: 'Failed to save',
  loadFailed: 'Failed to load the people you book for',
});

export const personFaults = defineMessages('kit.people.faults', {
  'name-missing': 'Enter their full name.',
  'relation-missing': 'Choose their relationship to you.',
  'dob-invalid': 'Enter their date of birth.',
  'gender-missing': 'Choose a gender.',
  'phone-invalid': 'Enter a valid Australian phone',
  'medicare-or-ihi-invalid': 'Enter a valid Medicare or IHI number.',
  'consent-missing': 'Confirm that you can book for them.',
});
