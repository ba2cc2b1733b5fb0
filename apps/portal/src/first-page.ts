import { latePage, latePageOf } from './late-pages.ts';
import { placeAt } from './place-at.ts';
import { places } from './places.ts';

/** Frame around every page but the sign-in. */
export const lateShell = latePage(() => import('./chrome/Shell.tsx'));

/** Loads the first page in parallel with the current-user call. */
export function preloadFirstPage(pathname: string, signedIn: boolean): void {
  const place = placeAt(pathname);
  const open = place?.who === 'anyone';
  if (!open && !signedIn) return latePageOf(places.login.page).preload();
  if (!place?.bare) lateShell.preload();
  latePageOf(place?.page ?? places.search.page).preload();
}
