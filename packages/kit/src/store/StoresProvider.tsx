import { useEffect, useState, type ReactNode } from 'react';
import { StoresContext, type Stores } from './use-store.ts';

/** Owns the stores of one person (useStore) and closes them when it goes. */
export const StoresProvider = ({ children }: { children: ReactNode }) => {
  const [stores] = useState<Stores>(() => new Map());
  useEffect(
    () => () => {
      for (const { close } of stores.values()) close();
    },
    [stores],
  );
  return <StoresContext.Provider value={stores}>{children}</StoresContext.Provider>;
};
