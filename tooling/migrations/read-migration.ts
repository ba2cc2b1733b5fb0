import { hasSqlDetails, parse, type Node } from 'libpg-query';

export interface Statement {
  node: Node;
  text: string;
  line: number;
}

export interface Note {
  kind: 'locks' | 'contract' | 'concurrently';
  table: string;
  reason: string;
  line: number;
}

export interface Migration {
  name: string;
  statements: readonly Statement[];
  notes: readonly Note[];
}

/** A file that PostgreSQL itself could not read; the message says where. */
export class Unreadable extends Error {
  readonly line: number;

  constructor(line: number, cause: Error) {
    super(cause.message, { cause });
    this.name = 'Unreadable';
    this.line = line;
  }
}

export async function readMigration(name: string, text: string): Promise<Migration> {
  const bytes = Buffer.from(text);
  try {
    const { stmts = [] } = await parse(text);
    const statements = stmts.flatMap(({ stmt, stmt_location: from = 0, stmt_len: length }) => {
      // Places are counted in bytes; the comments before a statement belong to it.
      const whole = bytes.subarray(from, length ? from + length : undefined).toString();
      const own = whole.replace(/^(\s+|--[^\n]*(\n|$)|\/\*[^]*?\*\/)*/, '');
      const before = text.length - bytes.subarray(from).toString().length + whole.length - own.length;
      return stmt ? [{ node: stmt, text: own.trimEnd(), line: lineAt(text, before) }] : [];
    });
    return { name, statements, notes: notesOf(text) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new Unreadable(hasSqlDetails(error) ? lineAt(text, error.sqlDetails?.cursorPosition ?? 0) : 1, error);
  }
}

function notesOf(text: string): Note[] {
  return text.split('\n').flatMap((comment, index) => {
    const found = /^-- (?:(locks) (\w+)|(contract|concurrently))(?::\s*(.*))?$/.exec(comment.trimEnd());
    if (!found) return [];
    const [, locks, table = '', other, reason = ''] = found;
    return [{ kind: (locks ?? other) as Note['kind'], table, reason, line: index + 1 }];
  });
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
