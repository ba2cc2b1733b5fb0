import { useKept } from '@tele/kit';
import { keptOf, readKept, type FavouritesPart, type KeptProfile } from './kept-profile.ts';
import type { ProfileEntries } from './profile-form.ts';

/**
 * What a patient writes into a part of their profile and has not saved, kept in the tab without the Medicare number or IHI. `initial`: as it
 * is on file. `kept`: what to begin with, null where nothing was written.
 */
export const useKeptProfile = (part: FavouritesPart, initial: ProfileEntries) => {
  const [draft, keep] = useKept<KeptProfile | null>({
    key: `patient-profile.${part}`,
    read: (kept) => readKept(part, kept),
    initial: null,
  });
  return {
    kept: draft && { ...initial, ...draft },
    /** Null once it is saved. */
    write: (entries: ProfileEntries | null): void => {
      const next = entries && keptOf(part, entries, initial);
      if (next || draft) keep(next);
    },
  };
};
