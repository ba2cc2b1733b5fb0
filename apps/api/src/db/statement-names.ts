import { createHash } from 'node:crypto';

/** So many texts are known at once; one more and counting begins anew. */
const textsAtMost = 2_000;
/** A text that is sent this often is worth a name: lists of every length make many texts that are sent once. */
const worthAName = 3;

/** Which statements are sent by name, so that the server plans them once a connection. */
export interface StatementNames {
  /** The name of a text, the same in every process; undefined until it has been asked for often. */
  nameOf: (text: string) => string | undefined;
  /** Counts the changes of tables that made what had been planned useless: connections from before one are replaced. */
  readonly age: number;
  /** What was planned fits no more. */
  outdate: () => void;
}

export function createStatementNames(): StatementNames {
  const known = new Map<string, { times: number; name: string }>();
  let age = 0;
  return {
    nameOf: (text) => {
      const entry = known.get(text) ?? add(known, text);
      entry.times += 1;
      return entry.times < worthAName ? undefined : entry.name;
    },
    get age() {
      return age;
    },
    outdate: () => {
      age += 1;
    },
  };
}

function add(known: Map<string, { times: number; name: string }>, text: string): { times: number; name: string } {
  if (known.size >= textsAtMost) known.clear();
  const entry = { times: 0, name: createHash('sha256').update(text).digest('base64url').slice(0, 22) };
  known.set(text, entry);
  return entry;
}
