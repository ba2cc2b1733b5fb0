import { latePage, latePageOf } from './late-pages.ts';
import { isOpen, placeAt } from './place-at.ts';
import { places } from './places.ts';

/** Frame around every page but the sign-in. */
export const lateShell = latePage(() => import('./chrome/Shell.tsx'));

/** Loads the first page in parallel with the current-user call. */
export function preloadFirstPage(pathname: string, signedIn: boolean, openPortal: boolean): void {
  const place = placeAt(pathname);
  if (!signedIn && !isOpen(place, openPortal)) return latePageOf(places.login.page).preload();
  if (!place?.bare) lateShell.preload();
  latePageOf(place?.page ?? places.search.page).preload();
}
