import { defineMessages } from '@tele/ui';

export const formFaults = defineMessages('register.form.faults', {
  'name-missing': 'Enter your full name.',
  'email-incomplete': 'Enter your full email address, such as name@example.com.',
  'phone-invalid': 'Enter a valid Australian phone',
  'gender-missing': 'Choose a gender.',
  'languages-too-long': 'Separate languages with commas.',
  'languages-too-many': 'Enter up to 30 languages.',
  'street-missing': 'Enter your street address.',
  'state-missing': 'Choose an Australian state or territory.',
  'postal-code-invalid': 'Enter a 4-digit postcode.',
  'ahpra-number-missing': 'Enter your AHPRA number.',
  'ahpra-number-invalid': 'Enter your AHPRA number: MED followed by 10 digits.',
  'specialties-missing': 'Choose at least one.',
  'specialties-too-many': 'Choose up to 30.',
  'licence-incomplete': 'Choose the licence and enter its number.',
  'licence-twice': 'You’ve already added this licence.',
  'licence-wrong': 'Check the number. It doesn’t match the register’s format.',
  'licence-lacking': 'Add what’s still missing.',
  'profile-too-long': 'Use up to 2,000 characters.',
});
