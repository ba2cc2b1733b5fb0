import type { ReactNode } from 'react';
import type { Say } from './say.ts';

/** Text, or a function of its input. With elements, it returns an array: `({ when }) => ['Booked for ', when, '.']`. */
export type Message = string | ((input: never, say: Say) => string | readonly ReactNode[]);
export type MessageTable = Readonly<Record<string, Message>>;

/** Texts of one screen folder, with the name a host overrides them by, such as `match.results`. */
export interface Messages<Table extends MessageTable> {
  readonly name: string;
  readonly table: Table;
}

/** A host's texts by table and message. Missing ones stay ours. */
export type MessageOverrides = Readonly<Record<string, Readonly<Record<string, Message>>>>;

/** Overrides, or a function that returns a table's, such as a translation lookup. */
export type MessageSource = MessageOverrides | ((messages: Messages<MessageTable>) => MessageTable | undefined);

export type OverridesOf<Defined> =
  Defined extends Messages<infer Table>
    ? { readonly [Key in keyof Table]?: Table[Key] extends string ? string : Table[Key] }
    : never;

/** Defines a table of texts. Keep every text in one, next to its screen and loaded with it. */
export function defineMessages<const Table extends MessageTable>(name: string, table: Table): Messages<Table> {
  return { name, table };
}
