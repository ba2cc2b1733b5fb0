import { useSyncExternalStore } from 'react';
import { defaults, type Settings } from './settings.ts';

const key = 'host.settings';
const listeners = new Set<() => void>();

function kept(): Partial<Settings> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

let settings: Settings = { ...defaults, ...kept() };

export function readSettings(): Settings {
  return settings;
}

/** Changes what is named, and keeps it in the tab. */
export function changeSettings(changes: Partial<Settings>): void {
  settings = { ...settings, ...changes };
  sessionStorage.setItem(key, JSON.stringify(settings));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, readSettings);
