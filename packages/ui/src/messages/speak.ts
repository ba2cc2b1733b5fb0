import { createElement, Fragment, type ReactNode } from 'react';
import type { Message, Messages, MessageSource, MessageTable } from './define.ts';
import type { Say } from './say.ts';

type Result<Returned> = Returned extends string ? string : ReactNode;

/** Texts for a screen: strings, and functions of their input only. */
export type Spoken<Table extends MessageTable> = {
  readonly [Key in keyof Table]: Table[Key] extends (...given: infer Given) => infer Returned
    ? Given extends readonly []
      ? () => Result<Returned>
      : (input: Given[0]) => Result<Returned>
    : string;
};

/** Texts of a table: the host's, or ours. */
export function speak<Table extends MessageTable>(
  messages: Messages<Table>,
  source: MessageSource | undefined,
  say: Say,
): Spoken<Table> {
  const own = typeof source === 'function' ? source(messages) : source?.[messages.name];
  const spoken = Object.entries(messages.table).map(([key, message]) => [key, bind(own?.[key] ?? message, say)]);
  // Has the table's keys, each bound as its type says.
  return Object.fromEntries(spoken) as Spoken<Table>;
}

function bind(message: Message, say: Say): string | ((input: never) => ReactNode) {
  if (typeof message === 'string') return message;
  return (input) => {
    const said = message(input, say);
    return typeof said === 'string' ? said : createElement(Fragment, null, ...said.map(wrapText));
  };
}

/** Browser translators replace text; React can update or remove it only if it is alone in its element. */
const wrapText = (part: ReactNode): ReactNode =>
  typeof part === 'string' && part.trim() !== '' ? createElement('span', null, part) : part;
