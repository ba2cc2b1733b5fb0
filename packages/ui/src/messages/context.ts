import { createContext } from 'react';
import type { MessageSource } from './define.ts';

export interface MessagesValue {
  locale: string;
  source: MessageSource | undefined;
}

export const MessagesContext = createContext<MessagesValue>({ locale: 'en-AU', source: undefined });
