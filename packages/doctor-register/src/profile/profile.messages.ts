import { capitalise } from '@tele/core';
import { defineMessages } from '@tele/ui';

export const profileMessages = defineMessages('register.profile', {
  title: ({ clients }: { clients: string }) => `How ${clients} see you`,
  lede: ({ clients }: { clients: string }) =>
    `This is your profile as ${clients} see it. It never shows your email, phone, address or documents.`,
  back: ({ registerTitle }: { registerTitle: string }) => registerTitle,
  loading: 'Checking your provider profile…',
  failed: 'Failed to load profile',
  none: 'No profile yet.',
  noneHint: 'You’ll see it here once you apply.',
  apply: ({ registerTitle }: { registerTitle: string }) => registerTitle,
  pending: 'Not shown yet',
  pendingText: ({ clients }: { clients: string }) =>
    `Staff are still verifying your documents. ${capitalise(clients)} can find you once you’re approved.`,
  rejected: 'Not shown',
  rejectedText: 'Your application was not approved. See your application for what to fix.',
  suspended: 'Not shown',
  suspendedText: 'Your profile is suspended, so it’s hidden from search.',
  basedIn: 'Based in',
  specialties: ({ specialtyLabel }: { specialtyLabel: string }) => specialtyLabel,
  about: 'About',
  noText: 'You haven’t written about yourself yet.',
  register: ({ register }: { register: string }) => `See on the public register: ${register}`,
  states: ({ states }: { states: string }) => `Valid in ${states}`,
  everyState: 'Valid in every state and territory',
  documents: 'Update documents',
});
