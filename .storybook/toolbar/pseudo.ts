import type { ReactNode } from 'react';
import type { Message, Messages, MessageSource, MessageTable } from '../../packages/ui/src/index.ts';

const plain = 'aeiouAEIOUcCnNsSyYzZ';
const marked = 'åéîöûÅÉÎÖÛçÇñÑšŠýÝžŽ';
const accented = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => marked.charAt(plain.indexOf(letter)) || letter);

/** Lengthened by a third, as in German. Unaccented text is hard-coded; a missing bracket means clipped text. */
const long = (text: string): string => `[${accented(text)}${' ~'.repeat(Math.ceil(text.length / 6))}]`;

const rightToLeft = (text: string): string => `\u2067${accented(text)}\u2069`;

const parts = (said: string | readonly ReactNode[], change: (text: string) => string): string | readonly ReactNode[] =>
  typeof said === 'string' ? change(said) : said.map((part) => (typeof part === 'string' ? accented(part) : part));

/** Keeps names and times, which translators do not change. */
const given = (input: unknown): readonly string[] =>
  Object.values(input ?? {}).filter((value) => typeof value === 'string' && value !== '');

const changed = (message: Message, change: (text: string) => string): Message =>
  typeof message === 'string'
    ? change(message)
    : (input, say) => {
        const kept = (text: string): string =>
          given(input).reduce((all, value) => all.replaceAll(accented(value), value), change(text));
        return parts(message(input, say), kept);
      };

const every =
  (change: (text: string) => string) =>
  ({ table }: Messages<MessageTable>): MessageTable =>
    Object.fromEntries(Object.entries(table).map(([key, message]) => [key, changed(message, change)]));

// Stable identity: a new function would re-render every story.
const sources: Readonly<Record<string, MessageSource>> = { 'en-XA': every(long), 'ar-XB': every(rightToLeft) };

/** Pseudo-locale texts, to find hard-coded text and layouts that depend on length or direction. */
export const pseudoMessages = (language: unknown): MessageSource | undefined => sources[String(language)];
