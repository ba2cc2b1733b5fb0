import { defineMessages } from '@tele/ui';

/** The account and the edit-profile screen (spec section 2, Account screens). */
export const accountMessages = defineMessages('portal.account', {
  account: 'Account',
  loadFailed: 'Failed to load profile',
  specialist: 'Specialist',
  patient: 'Patient',
  staff: 'Staff',
  newcomer: 'Not set up yet',
  editProfile: 'Edit profile',
  setUp: 'Set up your profile',
  payouts: 'Payouts',
  signOut: 'Sign out',

  profile: 'Profile',
  verified: 'Staff verified these details when they approved you, so they cannot be changed here.',

  lede: 'Specialists see these details only for appointments they have with you.',
  you: 'Your details',
  youLede: 'Who the appointment is for, and how to reach you.',
  health: 'Health',
  healthLede:
    'Doctors and allied health professionals see these for the appointments you book with them. Nobody else does, and you can fill them in when you book.',
  addHealth: 'Add details for health appointments',
  address: 'Address',
  addressLede: 'For health, home and property appointments. Other professionals do not see it.',
  addAddress: 'Add your address',
  save: 'Save profile',
  saving: 'Saving…',
  saved: 'Profile saved.',
  saveFailed: 'Failed to save',

  name: 'Name',
  fullName: 'Full name',
  email: 'Email',
  emailHint: 'From your sign-in.',
  role: 'Account',
  phone: 'Mobile',
  dob: 'Date of birth',
  gender: 'Gender',
  Female: 'Female',
  Male: 'Male',
  Other: 'Other',
  notSaid: 'Not said',
  street: 'Street',
  suburb: 'Suburb',
  state: 'State or territory',
  choose: 'Choose',
  postalCode: 'Postcode',
  number: 'Medicare or IHI number',
  numberTerm: 'Medicare or IHI',
  numberHint: 'Kept encrypted.',
  numberOnFile: ({ masked }: { masked: string }) => `On file: ${masked}. Leave this empty to keep it.`,
  removeNumber: 'Remove the number on file',
});

/** What is wrong with a field of the profile, by the code of its rule (spec section 5). */
export const profileFaults = defineMessages('portal.account.faults', {
  'name-missing': 'Enter your full name.',
  'phone-invalid': 'Enter a valid Australian phone',
  'dob-invalid': 'Enter your date of birth.',
  'medicare-or-ihi-invalid': 'Enter a valid Medicare or IHI number.',
  'street-missing': 'Enter your street address.',
  'state-missing': 'Choose an Australian state or territory.',
  'postal-code-invalid': 'Enter a 4-digit postcode.',
});
