import type { SpecialistProfile } from '@tele/core';
import type { OwnProfile } from './use-own-profile.ts';

export interface OwnPartProps {
  profile: SpecialistProfile;
  own: OwnProfile;
  /** Reloads the saved profile and discards changes. */
  onReadAgain: () => void;
}
