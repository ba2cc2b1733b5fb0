import { createContext, useContext } from 'react';
import type { Config } from './config.ts';

export const ConfigContext = createContext<Config | null>(null);

export const useConfig = (): Config => {
  const config = useContext(ConfigContext);
  if (!config) throw new Error('No ConfigContext above this component: `main.tsx` provides it.');
  return config;
};
