import { defineMessages } from '@tele/ui';

/** What a provider shows to those who look for one (spec section 2, '/work/doctors/me'). */
export const profileMessages = defineMessages('register.profile', {
  title: ({ clients }: { clients: string }) => `How ${clients} see you`,
  lede: ({ clients }: { clients: string }) =>
    `This is your profile as ${clients} read it. Your e-mail, phone, address and documents are never shown.`,
  back: ({ registerTitle }: { registerTitle: string }) => registerTitle,
  loading: 'Checking your provider profile…',
  failed: 'Failed to load profile',
  none: 'No profile yet.',
  noneHint: 'It stands here once you have applied.',
  apply: ({ registerTitle }: { registerTitle: string }) => registerTitle,
  pending: 'Not shown yet',
  pendingText: ({ clients }: { clients: string }) =>
    `Staff still verify your documents. ${sentence(clients)} find you once you are approved.`,
  rejected: 'Not shown',
  rejectedText: 'Your application was not approved. What to correct stands with your registration.',
  suspended: 'Not shown',
  suspendedText: 'Your profile is suspended: searches do not find it.',
  basedIn: 'Based in',
  specialties: ({ specialtyLabel }: { specialtyLabel: string }) => specialtyLabel,
  about: 'About',
  noText: 'You have written no profile text yet.',
  register: ({ register }: { register: string }) => `See on the public register: ${register}`,
  states: ({ states }: { states: string }) => `Holds in ${states}`,
  everyState: 'Holds in every state and territory',
  documents: 'Update documents',
});

/** With a capital, for the beginning of a sentence. */
function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
