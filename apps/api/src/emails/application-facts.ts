import type { ProfileType } from '@tele/core';

/** No number, name or specialty: others read a mailbox. */
export interface ApplicationFacts {
  profileType: ProfileType;
  reason: string | null;
  /** Corrections needed, by form label. */
  faults: readonly { label: string; text: string }[];
  portalUrl: string;
  path: string;
}

export const registrationLink = ({ portalUrl, path }: ApplicationFacts, label: string) => ({
  label,
  url: `${portalUrl}/work/${path}`,
});

export const appliedFoot = { text: 'You’re getting this email because you applied to join Tele.' };
export const listedFoot = { text: 'You’re getting this email because you have a specialist profile on Tele.' };
