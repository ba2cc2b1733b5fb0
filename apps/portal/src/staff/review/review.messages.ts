import type { ApplicationField, QueuedApplication } from '@tele/core';
import { defineMessages } from '@tele/ui';

/** Where staff read an application beside its documents (design section 10 z). */
export const reviewMessages = defineMessages('portal.staff.review', {
  applications: 'Applications',
  title: 'Application',
  lede: ({ way, category, when }: { way: string; category: string; when: string }) =>
    `${way}, ${category}, sent ${when}`,
  loading: 'Loading the application',
  notLoaded: 'Failed to load the application',
  position: ({ position, count }: { position: number; count: number }, say) =>
    `${say.number(position)} of ${say.number(count)}`,
  previous: 'Previous application',
  next: 'Next application',
  shortcuts: 'Keyboard shortcuts',
  application: 'Application',
  category: 'Category',
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
  with: ({ name }: { name: string }) => `${name} reads this application`,
  withHint: 'You can read it too. Take it over to decide.',
  takeOver: 'Take over',
  takingOver: 'Taking over…',
  notTaken: 'It could not be taken over.',
  faster: ({ by, status }: { by: string | null; status: QueuedApplication['status'] }) =>
    `${by ?? 'Somebody else'} was faster and has ${status === 'APPROVED' ? 'approved' : 'rejected'} it.`,
  fasterHint: 'What you had ticked was not sent.',
  documentShown: ({ label }: { label: string }) => `Document: ${label}`,
});

/** The fields of the form that can be said not to match; a document is named by its category. */
export const fieldNames = defineMessages('portal.staff.fields', {
  name: 'Name',
  phone: 'Mobile',
  address: 'Address',
  gender: 'Gender',
  languages: 'Languages',
  licences: 'Registration number',
  specialties: 'Specialties',
  profile: 'Profile text',
} satisfies Partial<Record<ApplicationField, string>>);
