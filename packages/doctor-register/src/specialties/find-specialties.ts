import type { SpecialtyGroup } from '@tele/core';

/** A specialty that a search has found, with the group it belongs to. */
export interface Found {
  name: string;
  group: string;
}

/** Specialties whose name contains the term in whatever case, across the groups (spec section 5). A name in two groups is found twice. */
export function findSpecialties(groups: readonly SpecialtyGroup[], term: string): Found[] {
  const wanted = plain(term.trim());
  return groups.flatMap(({ group, names }) =>
    names.filter((name) => plain(name).includes(wanted)).map((name) => ({ name, group })),
  );
}

/** ‘women's’ finds ‘Women’s’. */
const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");
