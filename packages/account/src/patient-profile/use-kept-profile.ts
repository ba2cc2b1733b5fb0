import { useKept } from '@tele/kit';
import { keptOf, readKept, type FavouritesPart, type KeptProfile } from './kept-profile.ts';
import type { ProfileEntries } from './profile-form.ts';

/** A patient's unsaved changes, kept in the tab without the Medicare number or IHI; `kept` null for none. */
export const useKeptProfile = (part: FavouritesPart, initial: ProfileEntries) => {
  const [draft, keep] = useKept<KeptProfile | null>({
    key: `patient-profile.${part}`,
    read: (kept) => readKept(part, kept),
    initial: null,
  });
  return {
    kept: draft && { ...initial, ...draft },
    /** Null once saved. */
    write: (entries: ProfileEntries | null): void => {
      const next = entries && keptOf(part, entries, initial);
      if (next || draft) keep(next);
    },
  };
};
