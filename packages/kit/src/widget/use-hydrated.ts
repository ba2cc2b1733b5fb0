import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on a server and until hydration: a server's clock, zone and person are not the reader's. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
