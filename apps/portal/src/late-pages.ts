import { lateCode, type LateCode } from '@tele/ui';
import { createElement, type ComponentType, type ReactElement } from 'react';
import { placeRows, type Side } from './places.ts';
import { lateHome } from './work/late-home.ts';

type Module = { default: ComponentType };

/** Pages of `places.ts`. The loading page is in the first file. */
const files = import.meta.glob<Module>(['./*/*{Page,Screen}.tsx', '!./{chrome,loading}/**']);

export const latePage = (load: () => Promise<Module>): LateCode<ReactElement> =>
  lateCode(() => load().then(({ default: Page }) => createElement(Page)));

function fileOf(page: string): () => Promise<Module> {
  const load = files[`./${page}.tsx`];
  if (!load) throw new Error(`places.ts names the page ${page}, but there is no file src/${page}.tsx.`);
  return load;
}

const pages: ReadonlyMap<string, LateCode<ReactElement>> = new Map(
  placeRows.flatMap(({ page }) => (page ? [[page, latePage(fileOf(page))] as const] : [])),
);

export function latePageOf(page: string): LateCode<ReactElement> {
  const late = pages.get(page);
  if (!late) throw new Error(`No row of places.ts has the page ${page}.`);
  return late;
}

/** Preloads other places of a side, and side-specific code of a place. */
export function preloadPlaces(side: Side): void {
  if (side === 'specialist') lateHome.preload();
  for (const { page, preload } of placeRows) if (page && preload?.includes(side)) latePageOf(page).preload();
}
