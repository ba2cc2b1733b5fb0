import { loadSpecialtySearch, type ProfessionId, type SpecialtySearch } from '@tele/core';
import { SpecialtySheet } from './SpecialtySheet.tsx';

export interface LateSheet {
  Sheet: typeof SpecialtySheet;
  search: SpecialtySearch;
}

export async function loadSheet(profession: ProfessionId): Promise<LateSheet> {
  return { Sheet: SpecialtySheet, search: await loadSpecialtySearch(profession) };
}
