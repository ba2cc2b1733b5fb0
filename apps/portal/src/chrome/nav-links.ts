import { placeAt } from '../place-at.ts';
import { placeRows, places, type NavEntry, type Experience, type PlaceWord } from '../places.ts';
import { sidesOf } from '../session/role.ts';
import { ownSide } from '../session/side.ts';
import type { Viewer } from './viewer.ts';

export interface NavLink {
  href: string;
  word: PlaceWord;
  icon: NavEntry['icon'];
  /** Whether the page shown now is this place or belongs to the same part of the portal. */
  current: boolean;
}

/** `bar` is words, `dock` icons over words, `drawer` icons beside words. */
export type NavLook = 'bar' | 'dock' | 'drawer';

/**
 * The links of the side that is shown, in the order of the rows; what has no word for the bar is in the dock or the drawer alone (spec
 * section 2, Global chrome). To somebody who is known and has not got the side only what is open to them is offered, and their own account.
 */
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

/** Where the tab of an experience leads (spec section 2, Routing overview). */
export const tabHref: Readonly<Record<Experience, string>> = {
  patient: places.search.href('doctor'),
  specialist: places.work.href(),
};

/** Where the brand leads: the inbox for a specialist, the start of matching for a patient (spec section 2), the applications for staff. */
export function brandHref({ side, known }: Viewer): string {
  if (!known?.role) return places.root.href();
  if (known.role === 'staff') return places.staff.href();
  return ownSide(side, known) === 'specialist' ? places.inbox.href() : places.start.href();
}
