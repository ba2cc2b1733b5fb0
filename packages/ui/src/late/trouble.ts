import { createContext } from 'react';

/** Hears of late code that was wanted and could not be fetched, once for each try. Must not change from render to render. */
export const LateTroubleContext = createContext<(() => void) | null>(null);
