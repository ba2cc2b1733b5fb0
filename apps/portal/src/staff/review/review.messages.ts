import { defineMessages } from '@tele/ui';

/** Where staff read an application beside its documents, and decide (design section 10 z). */
export const reviewMessages = defineMessages('portal.staff.review', {
  applications: 'Applications',
  title: 'Application',
  lede: ({ way, when }: { way: string; when: string }) => `${way}, sent ${when}`,
  loading: 'Loading the application',
  notLoaded: 'Failed to load the application',
  application: 'Application',
  name: 'Name',
  specialties: 'Specialties',
  phone: 'Mobile',
  email: 'Email',
  address: 'Address',
  gender: 'Gender',
  languages: 'Languages',
  profile: 'Profile text',
  register: 'Register',
  registerOf: ({ of }: { of: string }) => ` of ${of}, opens in a new tab`,
});
