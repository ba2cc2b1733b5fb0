import { useEffect, type ReactNode } from 'react';
import { StoresContext, type Stores } from './use-store.ts';

/** Closes the stores of one person (useStore) when it goes; what they hold stays, should it come back with the same ones. */
export const StoresProvider = ({ stores, children }: { stores: Stores; children: ReactNode }) => {
  useEffect(
    () => () => {
      for (const { close } of stores.values()) close();
    },
    [stores],
  );
  return <StoresContext.Provider value={stores}>{children}</StoresContext.Provider>;
};
