import { useSyncExternalStore } from 'react';
import { defaults } from './defaults.ts';
import type { Changes, Settings } from './settings.ts';

const key = 'host.settings';
const listeners = new Set<() => void>();

function readStored(): Changes {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Changes;
  } catch {
    return {};
  }
}

function changed(before: Settings, changes: Changes): Settings {
  return { ...before, ...changes, people: { ...before.people, ...changes.people } };
}

let settings = changed(defaults, readStored());

export function readSettings(): Settings {
  return settings;
}

export function changeSettings(changes: Changes): void {
  settings = changed(settings, changes);
  sessionStorage.setItem(key, JSON.stringify(settings));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, readSettings);
