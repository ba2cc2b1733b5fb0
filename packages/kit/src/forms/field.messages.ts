import { defineMessages } from '@tele/ui';

export const fieldMessages = defineMessages('kit.fields', {
  Female: 'Female',
  Male: 'Male',
  Other: 'Other',
  notSaid: 'Prefer not to say',
  choose: 'Choose',
});
