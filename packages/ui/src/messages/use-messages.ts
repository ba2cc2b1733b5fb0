import { useContext } from 'react';
import { VoiceContext } from './context.ts';
import type { Messages, MessageTable } from './define.ts';
import { directionOf } from './direction.ts';
import type { Spoken } from './speak.ts';
import type { Voice } from './voice.ts';

/** The texts of a table, in the host's words and the reader's locale. */
export const useMessages = <Table extends MessageTable>(messages: Messages<Table>): Spoken<Table> =>
  useContext(VoiceContext).speak(messages);

/** What speaks any table in the same words: for code that is not drawn, and may come late with its table. */
export const useSpeak = (): Voice['speak'] => useContext(VoiceContext).speak;

/** The reader's locale, BCP 47. */
export const useLocale = (): string => useContext(VoiceContext).locale;

/** The way the reader's locale is read. */
export const useDirection = (): 'ltr' | 'rtl' => directionOf(useLocale());
