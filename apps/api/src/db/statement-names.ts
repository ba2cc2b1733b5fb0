import { createHash } from 'node:crypto';

/** Maximum statements counted; above it, counting restarts. */
const textsAtMost = 2_000;
/** Lists of every length make many statements that are sent only once. */
const worthAName = 3;

export interface StatementNames {
  /** The same name in every process; undefined until the statement is frequent. */
  nameOf: (text: string) => string | undefined;
  /** Number of schema changes that invalidated plans: older connections are replaced. */
  readonly age: number;
  /** Call when plans no longer match the tables. */
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
