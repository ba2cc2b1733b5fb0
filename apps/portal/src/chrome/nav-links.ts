import { placeAt } from '../place-at.ts';
import { placeRows, places, type NavEntry, type PlaceWord } from '../places.ts';
import { sideOf, type Role } from '../session/role.ts';

export interface NavLink {
  href: string;
  word: PlaceWord;
  icon: NavEntry['icon'];
  /** Whether the page shown now is this place or belongs to the same part of the portal. */
  current: boolean;
}

/** `bar` is words, `dock` icons over words, `drawer` icons beside words. */
export type NavLook = 'bar' | 'dock' | 'drawer';

/** The links of a role in the order of the rows; what has no word for the bar is in the dock alone (spec section 2, Global chrome). */
export function navLinks(look: NavLook, role: Role, pathname: string): readonly NavLink[] {
  const shown = placeAt(pathname)?.section;
  return placeRows.flatMap(({ path, section, nav }) => {
    const entry = nav?.[sideOf(role)];
    const word = look === 'dock' ? entry?.dock : entry?.label;
    if (!entry || !word) return [];
    return [{ href: entry.to ?? path, word, icon: entry.icon, current: section === shown }];
  });
}

/** Where the brand leads: the inbox for a specialist, the start of matching for a patient (spec section 2), the applications for staff. */
export function brandHref(role: Role): string {
  if (role === 'staff') return places.staff.href();
  if (role === 'specialist') return places.inbox.href();
  return role === 'patient' ? places.start.href() : places.root.href();
}
