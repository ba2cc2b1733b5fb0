import type { WidgetHandle } from '@tele/kit';
import type { PropStore } from './given.ts';

/**
 * For each service and partner the widget that was drawn last. Whoever signed in there is here for as long as the page
 * (docs/decisions/2026-11-22-who-is-here.md), so they can leave when no element stands in it any more.
 */
const handles = new Map<string, WidgetHandle>();

const nothingToDo = Promise.resolve();

/** How whoever is signed in leaves an element, drawn or not. */
export interface Leaving {
  /** Takes the handle of the widget that is drawn. */
  handle: (handle: WidgetHandle | null) => void;
  logout: () => Promise<void>;
}

export function createLeaving(given: PropStore): Leaving {
  let last: WidgetHandle | undefined;
  const place = (): string => `${String(given.get('apiBase'))} ${String(given.get('partner'))}`;
  return {
    handle(handle) {
      if (!handle) return;
      last = handle;
      handles.set(place(), handle);
    },
    logout: () => (last ?? handles.get(place()))?.logout() ?? nothingToDo,
  };
}

/** Whoever is signed in in an element of the page leaves, at every service and partner. */
export async function logoutOfPage(): Promise<void> {
  await Promise.all(Array.from(handles.values(), (handle) => handle.logout()));
}
