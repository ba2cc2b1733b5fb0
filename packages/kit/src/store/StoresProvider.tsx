import { useEffect, type ReactNode } from 'react';
import { StoresContext, type Stores } from './use-store.ts';

/** Closes a person's stores (useStore) on unmount. Their contents stay for a remount with the same ones. */
export const StoresProvider = ({ stores, children }: { stores: Stores; children: ReactNode }) => {
  useEffect(
    () => () => {
      for (const { close } of stores.values()) close();
    },
    [stores],
  );
  return <StoresContext.Provider value={stores}>{children}</StoresContext.Provider>;
};
