import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on a server and in the first render of a page that a server made, true otherwise: a server's clock, zone and person are not the reader's. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
