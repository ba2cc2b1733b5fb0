import { placeAt } from '../place-at.ts';
import { placeRows, places, type NavEntry, type PlaceWord, type Side } from '../places.ts';
import { isSpecialist, isStaff, sidesOf } from '../session/sides.ts';
import { ownSide } from '../session/side.ts';
import type { Viewer } from './viewer.ts';

export interface NavLink {
  href: string;
  word: PlaceWord;
  icon: NavEntry['icon'];
  /** True if the current page is this place or in the same part of the portal. */
  current: boolean;
}

/** `bar`: words; `dock`: icons above words; `drawer`: icons next to words. */
export type NavLook = 'bar' | 'dock' | 'drawer';

/** Links of the current side in row order. Known people without that side get only its open links. */
export function navLinks(look: NavLook, { side, known }: Viewer, pathname: string): readonly NavLink[] {
  const shown = placeAt(pathname)?.section;
  const has = sidesOf(known).includes(side);
  return placeRows.flatMap(({ path, section, nav }) => {
    const entry = nav?.[section === 'account' ? ownSide(side, known) : side];
    const word = (look === 'drawer' ? entry?.drawer : undefined) ?? (look === 'dock' ? entry?.dock : entry?.label);
    if (!entry || !word || !(has || entry.open || section === 'account')) return [];
    return [{ href: entry.to ?? path, word, icon: entry.icon, current: section === shown }];
  });
}

/** Target of a side's tab (spec section 2, Routing overview). */
export const tabHref: Readonly<Record<Side, string>> = {
  patient: places.search.href('doctor'),
  specialist: places.work.href(),
  staff: places.staff.href(),
};

export const tabsOf = ({ known }: Viewer): readonly Side[] =>
  isStaff(known) ? ['patient', 'specialist', 'staff'] : ['patient', 'specialist'];

const homeHref: Readonly<Record<Side, string>> = {
  patient: places.start.href(),
  specialist: places.inbox.href(),
  staff: places.staff.href(),
};

/** Target of the brand (spec section 2): home of the current side if it is theirs, otherwise their own home. */
export function brandHref({ side, known }: Viewer): string {
  if (!known || known.sides.length === 0) return places.root.href();
  if (known.sides.includes(side)) return homeHref[side];
  return homeHref[isStaff(known) ? 'staff' : isSpecialist(known) ? 'specialist' : 'patient'];
}
