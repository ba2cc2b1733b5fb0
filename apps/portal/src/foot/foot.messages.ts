import { defineMessages } from '@tele/ui';

export const footMessages = defineMessages('portal.foot', {
  label: 'Legal and help',
  providers: 'For providers',
  privacy: 'Privacy',
  terms: 'Terms',
  help: 'Help',
  contact: 'Contact us',
});
