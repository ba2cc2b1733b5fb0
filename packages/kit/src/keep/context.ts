import { createContext } from 'react';
import type { SafeStorage } from '../storage/storage.ts';

export const KeepContext = createContext<SafeStorage | null>(null);

/** What stands in unfinished forms, by name. Never in the browser's stores: it may be a name or a number. */
export const DraftsContext = createContext<Map<string, unknown>>(new Map());
