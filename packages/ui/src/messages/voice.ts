import type { Messages, MessageSource, MessageTable } from './define.ts';
import { sayIn } from './say.ts';
import { speak, type Spoken } from './speak.ts';

/** The texts of everything inside a provider: one locale, one host's words, and each table made of them once. */
export interface Voice {
  /** BCP 47. */
  readonly locale: string;
  readonly source: MessageSource | undefined;
  /** A table in the host's words and the reader's locale; the same object for all who ask. */
  readonly speak: <Table extends MessageTable>(messages: Messages<Table>) => Spoken<Table>;
}

export function createVoice(locale: string, source: MessageSource | undefined): Voice {
  const spoken = new Map<Messages<MessageTable>, Spoken<MessageTable>>();
  return {
    locale,
    source,
    speak<Table extends MessageTable>(messages: Messages<Table>): Spoken<Table> {
      // What stands under a table was made of it.
      const known = spoken.get(messages) as Spoken<Table> | undefined;
      if (known) return known;
      const made = speak(messages, source, sayIn(locale));
      spoken.set(messages, made);
      return made;
    },
  };
}
