import type { ReactNode } from 'react';
import type { Say } from './say.ts';

/** A text, or a text of its input. One with elements in it is an array of its parts: `({ when }) => ['Booked for ', when, '.']`. */
export type Message = string | ((input: never, say: Say) => string | readonly ReactNode[]);
export type MessageTable = Readonly<Record<string, Message>>;

/** The texts of one screen folder under the name a host overrides them by, such as `match.results`. */
export interface Messages<Table extends MessageTable> {
  readonly name: string;
  readonly table: Table;
}

/** A host's own texts in place of ours: by table, then by message. What is left out stays ours. */
export type MessageOverrides = Readonly<Record<string, Readonly<Record<string, Message>>>>;

/** Overrides, or a function that gives those of a table: for a translation that is looked up, or made. */
export type MessageSource = MessageOverrides | ((messages: Messages<MessageTable>) => MessageTable | undefined);

/** What a host may write for a table, typed by it. */
export type OverridesOf<Defined> =
  Defined extends Messages<infer Table>
    ? { readonly [Key in keyof Table]?: Table[Key] extends string ? string : Table[Key] }
    : never;

/** Every text a person reads stands in such a table, beside the screen that shows it and loaded with it. */
export function defineMessages<const Table extends MessageTable>(name: string, table: Table): Messages<Table> {
  return { name, table };
}
