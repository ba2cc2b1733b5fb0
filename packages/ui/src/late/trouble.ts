import { createContext } from 'react';

/** Hears of a part that failed while it was drawn, and without an error, of late code that could not be fetched. Must not change between renders. */
export const LateTroubleContext = createContext<((error?: unknown) => void) | null>(null);
