import { createElement, lazy, type ComponentType, type ReactElement } from 'react';
import { placeAt } from './place-at.ts';
import { placeRows, places, type Side } from './places.ts';

type Module = { default: ComponentType };

/** Every page a row of `places.ts` may name. */
const files = import.meta.glob<Module>(['./*/*{Page,Screen}.tsx', '!./chrome/**']);
const loadShell = (): Promise<Module> => import('./chrome/Shell.tsx');

/**
 * Loads a screen for drawing. Offline it waits, with the page before still on show, and then loads the address anew:
 * a browser may remember that an import failed, and would not ask again.
 */
const patiently = async (load: () => Promise<Module>): Promise<Module> => {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    return new Promise(() => window.addEventListener('online', () => window.location.reload(), { once: true }));
  }
};

const loadOf = (page: string): (() => Promise<Module>) => {
  const load = files[`./${page}.tsx`];
  if (!load) throw new Error(`places.ts names the page ${page}, but there is no file src/${page}.tsx.`);
  return load;
};

/** The frame around every page that needs a session. */
export const Shell = lazy(() => patiently(loadShell));

/** The pages by the names the rows give them; two rows with one page share it, and keep it mounted from one to the other. */
export const pages: ReadonlyMap<string, ReactElement> = new Map(
  placeRows.flatMap(({ page }) => (page ? [[page, createElement(lazy(() => patiently(loadOf(page))))] as const] : [])),
);

const preload = (load: () => Promise<unknown>): void => void load().catch(() => undefined);

/** Loads the first page beside the current-user call, not after it. A failure shows when the page is drawn. */
export const preloadFirstPage = (pathname: string, signedIn: boolean): void => {
  const place = placeAt(pathname);
  const open = place?.who === 'anyone';
  if (!open && !signedIn) return preload(loadOf(places.login.page));
  if (!open) preload(loadShell);
  preload(loadOf(place?.page ?? places.search.page));
};

/** Loads the other places of a side. */
export const preloadPlaces = (side: Side): void => {
  for (const { page, preload: sides } of placeRows) if (page && sides?.includes(side)) preload(loadOf(page));
};
