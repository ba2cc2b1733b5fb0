import type { Letter } from './write-letter.ts';

/** Why somebody gets a letter, and where they choose which. */
export function footOf(side: 'patient' | 'specialist', portalUrl: string): NonNullable<Letter['foot']> {
  const account = { patient: 'patient', specialist: 'specialist' }[side];
  return {
    text:
      side === 'patient'
        ? 'You’re getting this email because you made a request.'
        : 'You get this because you take bookings here.',
    link: { label: 'Email preferences', url: `${portalUrl}/${account}` },
  };
}
