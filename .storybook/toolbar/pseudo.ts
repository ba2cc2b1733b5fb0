import type { ReactNode } from 'react';
import type { Message, Messages, MessageSource, MessageTable } from '../../packages/ui/src/index.ts';

const plain = 'aeiouAEIOUcCnNsSyYzZ';
const marked = 'åéîöûÅÉÎÖÛçÇñÑšŠýÝžŽ';
const accented = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => marked.charAt(plain.indexOf(letter)) || letter);

/** A third longer, as German is, in brackets: what has no accent stands in no table, what has no bracket is cut off. */
const long = (text: string): string => `[${accented(text)}${' ~'.repeat(Math.ceil(text.length / 6))}]`;

const rightToLeft = (text: string): string => `\u2067${accented(text)}\u2069`;

const parts = (said: string | readonly ReactNode[], change: (text: string) => string): string | readonly ReactNode[] =>
  typeof said === 'string' ? change(said) : said.map((part) => (typeof part === 'string' ? accented(part) : part));

/** Names and times that a message was given stay as they are: no translator changes them, and they stand beside it as well. */
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

// The same function each time: a new one would draw every story anew.
const sources: Readonly<Record<string, MessageSource>> = { 'en-XA': every(long), 'ar-XB': every(rightToLeft) };

/** The texts of a pseudo-locale, made from ours: they prove that no text is left outside a table and no layout depends on its length or direction. */
export const pseudoMessages = (language: unknown): MessageSource | undefined => sources[String(language)];
