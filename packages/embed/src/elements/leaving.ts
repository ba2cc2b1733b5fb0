import type { WidgetHandle } from '@tele/kit';
import type { PropStore } from './given.ts';

/** Last widget by service and partner, to sign out after removal (docs/decisions/archive/2026-11-22-who-is-here.md). */
const handles = new Map<string, WidgetHandle>();

const nothingToDo = Promise.resolve();

export interface Leaving {
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

export async function logoutOfPage(): Promise<void> {
  await Promise.all(Array.from(handles.values(), (handle) => handle.logout()));
}
