import { createContext } from 'react';
import type { SafeStorage } from '../storage/storage.ts';

export const KeepContext = createContext<SafeStorage | null>(null);
