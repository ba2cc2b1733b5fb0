import { useContext, useMemo } from 'react';
import { MessagesContext } from './context.ts';
import type { Messages, MessageTable } from './define.ts';
import { directionOf } from './direction.ts';
import { sayIn } from './say.ts';
import { speak, type Spoken } from './speak.ts';

/** The texts of a table, in the host's words and the reader's locale. */
export const useMessages = <Table extends MessageTable>(messages: Messages<Table>): Spoken<Table> => {
  const { locale, source } = useContext(MessagesContext);
  return useMemo(() => speak(messages, source, sayIn(locale)), [messages, source, locale]);
};

/** The reader's locale, BCP 47. */
export const useLocale = (): string => useContext(MessagesContext).locale;

/** The way the reader's locale is read. */
export const useDirection = (): 'ltr' | 'rtl' => directionOf(useLocale());
