import type { ApplicationField, QueuedApplication } from '@tele/core';
import { defineMessages } from '@tele/ui';

export const reviewMessages = defineMessages('staff.review', {
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
  registerOf: ({ of }: { of: string }) => ` for ${of} (opens in a new tab)`,
  with: ({ name }: { name: string }) => `${name} is reviewing this application`,
  withHint: 'You can view it. Take over to make a decision.',
  takeOver: 'Take over',
  takingOver: 'Taking over…',
  notTaken: 'We couldn’t assign this to you. Try again.',
  faster: ({ by, status }: { by: string | null; status: QueuedApplication['status'] }) =>
    `${by ?? 'Someone else'} has already ${status === 'APPROVED' ? 'approved' : 'rejected'} it.`,
  fasterHint: 'Your checks weren’t saved.',
  documentShown: ({ label }: { label: string }) => `Document: ${label}`,
});

/** Form fields that staff can reject; documents are named by category. */
export const fieldNames = defineMessages('staff.fields', {
  name: 'Name',
  phone: 'Mobile',
  address: 'Address',
  gender: 'Gender',
  languages: 'Languages',
  licences: 'Registration number',
  specialties: 'Specialties',
  profile: 'Profile text',
} satisfies Partial<Record<ApplicationField, string>>);
