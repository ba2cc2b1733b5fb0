import { createContext } from 'react';
import type { SafeStorage } from '../storage/storage.ts';

export const KeepContext = createContext<SafeStorage | null>(null);

/** What stands in unfinished forms, by name. Not in the browser's stores: it may be a name or a number. What must outlive a reload is for `useKept`. */
export const DraftsContext = createContext<Map<string, unknown>>(new Map());
