import { defineMessages } from '@tele/ui';
import type { ReactNode } from 'react';

export const heroMessages = defineMessages('portal.login.hero', {
  title: 'We match clients with verified tele professionals, Australia-wide.',
  lede: ({ max }: { max: number }, say) =>
    `Choose times with up to ${say.number(max)} professionals and send one request. The first to accept is booked.`,
  skip: 'Skip to sign-in',
  about: 'About Tele',
  howItWorks: 'How it works',
  forProviders: 'For providers',
  help: 'Help',
  signIn: 'Sign in or create an account',
  signInToFind: ({ aProfessional }: { aProfessional: string }) => `Sign in to find ${aProfessional}`,
  takesYouThere: 'We’ll take you there after you sign in.',
  agree: ({ terms, privacy }: { terms: ReactNode; privacy: ReactNode }) => [
    'When you continue, you agree to the ',
    terms,
    ' and the ',
    privacy,
    '.',
  ],
  terms: 'terms',
  privacy: 'privacy policy',
});
