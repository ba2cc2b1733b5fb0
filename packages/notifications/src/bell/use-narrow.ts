import { useSyncExternalStore } from 'react';

/** Below this width the bar has a menu button and sheets open from the bottom (`Shell.css`, `Sheet.css`). */
const query = '(width < 48em)';

function subscribe(onChange: () => void): () => void {
  const list = globalThis.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => globalThis.matchMedia(query).matches);
