import { loadSpecialtySearch as loadSearch, type ProfessionId, type Specialty, type SpecialtyMatch } from '@tele/core';
import type { ComboboxOption, ComboboxSearchResult } from '@tele/ui';

export interface LateSpecialtySearch {
  /** Matches, or the nearest specialties. */
  search: (specialties: readonly Specialty[], query: string) => ComboboxSearchResult;
  /** Up to 3 specialties that share words with this one. */
  related: (specialties: readonly Specialty[], name: string) => readonly Specialty[];
}

const optionOf = ({ name, words }: SpecialtyMatch): ComboboxOption => ({
  value: name,
  label: name,
  description: words ?? undefined,
});

/** Everyday-word search of a category. */
export async function loadSpecialtySearch(profession: ProfessionId): Promise<LateSpecialtySearch> {
  const { find, nearest, related } = await loadSearch(profession);
  return {
    search: (specialties, query) => {
      const found = find(specialties, query).map(optionOf);
      return { found, near: found.length > 0 ? [] : nearest(specialties, query).map(optionOf) };
    },
    related,
  };
}
