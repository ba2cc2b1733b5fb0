import { useCallback, useContext, useMemo } from 'react';
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

/** What speaks any table in the same words: for code that is not drawn, and may come late with its table. */
export const useSpeak = () => {
  const { locale, source } = useContext(MessagesContext);
  return useCallback(
    <Table extends MessageTable>(messages: Messages<Table>): Spoken<Table> => speak(messages, source, sayIn(locale)),
    [source, locale],
  );
};

/** The reader's locale, BCP 47. */
export const useLocale = (): string => useContext(MessagesContext).locale;

/** The way the reader's locale is read. */
export const useDirection = (): 'ltr' | 'rtl' => directionOf(useLocale());
