import type { SpecialistProfile } from '@tele/core';
import type { OwnProfile } from './use-own-profile.ts';

/** What each part of the screen takes. */
export interface OwnPartProps {
  /** As it is on file. */
  profile: SpecialistProfile;
  own: OwnProfile;
  /** Reads what is on file again, in the place of what is written here. */
  onReadAgain: () => void;
}
