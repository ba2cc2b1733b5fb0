import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

const read = (): string => location.pathname + location.search;

export const useAddress = (): URL => new URL(useSyncExternalStore(subscribe, read), location.origin);

export function goTo(address: string): void {
  history.pushState(null, '', address);
  for (const listener of listeners) listener();
}
