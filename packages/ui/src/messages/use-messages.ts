import { useContext } from 'react';
import { VoiceContext } from './context.ts';
import type { Messages, MessageTable } from './define.ts';
import { directionOf } from './direction.ts';
import type { Spoken } from './speak.ts';
import type { Voice } from './voice.ts';

export const useMessages = <Table extends MessageTable>(messages: Messages<Table>): Spoken<Table> =>
  useContext(VoiceContext).speak(messages);

/** Function that returns any table's texts, for code outside components or loaded late. */
export const useSpeak = (): Voice['speak'] => useContext(VoiceContext).speak;

export const useLocale = (): string => useContext(VoiceContext).locale;

export const useDirection = (): 'ltr' | 'rtl' => directionOf(useLocale());
