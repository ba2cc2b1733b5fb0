import type { Messages, MessageSource, MessageTable } from './define.ts';
import { sayIn } from './say.ts';
import { speak, type Spoken } from './speak.ts';

export interface Voice {
  readonly locale: string;
  readonly source: MessageSource | undefined;
  /** A table in the host's words and the reader's locale; the same object for all callers. */
  readonly speak: <Table extends MessageTable>(messages: Messages<Table>) => Spoken<Table>;
}

export function createVoice(locale: string, source: MessageSource | undefined): Voice {
  const spoken = new Map<Messages<MessageTable>, Spoken<MessageTable>>();
  return {
    locale,
    source,
    speak<Table extends MessageTable>(messages: Messages<Table>): Spoken<Table> {
      // Created from the table, so it has its type.
      const known = spoken.get(messages) as Spoken<Table> | undefined;
      if (known) return known;
      const made = speak(messages, source, sayIn(locale));
      spoken.set(messages, made);
      return made;
    },
  };
}
