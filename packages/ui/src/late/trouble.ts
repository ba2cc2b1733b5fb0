import { createContext } from 'react';

/** Receives a render error; without an error, a failed code load. Must not change between renders. */
export const LateTroubleContext = createContext<((error?: unknown) => void) | null>(null);
