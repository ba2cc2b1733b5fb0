import { loadSpecialtySearch as loadSearch, type ProfessionId, type Specialty, type SpecialtyMatch } from '@tele/core';
import type { ComboboxOption, ComboboxSearchResult } from '@tele/ui';

export interface LateSpecialtySearch {
  search: (specialties: readonly Specialty[], query: string) => ComboboxSearchResult;
  related: (specialties: readonly Specialty[], name: string) => readonly Specialty[];
}

const optionOf = ({ name, words }: SpecialtyMatch): ComboboxOption => ({
  value: name,
  label: name,
  description: words ?? undefined,
});

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
