import type { Letter } from './write-letter.ts';

/** Why the reader gets an email, and where to choose which. */
export function footOf(side: 'patient' | 'specialist', portalUrl: string): NonNullable<Letter['foot']> {
  return {
    text:
      side === 'patient'
        ? 'You’re getting this email because you made a request.'
        : 'You’re getting this email because people can book you on Tele.',
    link: { label: 'Email preferences', url: `${portalUrl}/${side}` },
  };
}
