import {
  capitalise,
  isHealth,
  loadSpecialtySearch as loadSearch,
  type ProfessionId,
  type Specialty,
  type SpecialtyMatch,
} from '@tele/core';
import type { ComboboxOption, ComboboxSearchResult } from '@tele/ui';
import { NotSure } from './NotSure.tsx';
import { RelatedSpecialties } from './RelatedSpecialties.tsx';

export interface LateSpecialtySearch {
  search: (specialties: readonly Specialty[], query: string) => ComboboxSearchResult;
  related: (specialties: readonly Specialty[], name: string) => readonly Specialty[];
  NotSure: typeof NotSure | null;
  RelatedSpecialties: typeof RelatedSpecialties;
}

const optionOf = ({ name, about }: SpecialtyMatch): ComboboxOption => ({
  value: name,
  label: name,
  description: capitalise(about),
});

export async function loadSpecialtySearch(profession: ProfessionId): Promise<LateSpecialtySearch> {
  const { find, nearest, related } = await loadSearch(profession);
  return {
    search: (specialties, query) => {
      const found = find(specialties, query).map(optionOf);
      return { found, near: found.length > 0 ? [] : nearest(specialties, query).map(optionOf) };
    },
    related,
    NotSure: isHealth(profession) ? NotSure : null,
    RelatedSpecialties,
  };
}
