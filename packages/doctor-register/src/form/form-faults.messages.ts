import { defineMessages } from '@tele/ui';

/** What is wrong with a field, by the code of its rule (spec section 5). */
export const formFaults = defineMessages('register.form.faults', {
  'name-missing': 'Enter your full name.',
  'email-incomplete': 'Enter your whole email address, such as name@example.com.',
  'phone-invalid': 'Enter a valid Australian phone',
  'gender-missing': 'Choose a gender.',
  'languages-too-long': 'Put a comma between two languages.',
  'languages-too-many': 'Name at most 30 languages.',
  'street-missing': 'Enter your street address.',
  'state-missing': 'Choose an Australian state or territory.',
  'postal-code-invalid': 'Enter a 4-digit postcode.',
  'ahpra-number-missing': 'Enter your AHPRA number.',
  'ahpra-number-invalid': 'Enter your AHPRA number: MED and ten digits.',
  'specialties-missing': 'Choose at least one specialty.',
  'specialties-too-many': 'Choose at most 30 specialties.',
  'licence-incomplete': 'Choose the licence and enter its number.',
  'licence-twice': 'You have added this licence already.',
  'licence-wrong': 'Check the number: its register writes it another way.',
  'licence-lacking': 'Add a licence for each specialty that needs one.',
  'profile-too-long': 'Use at most 2,000 characters.',
});
