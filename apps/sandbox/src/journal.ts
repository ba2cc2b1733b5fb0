import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

type Change = [table: string, id: string, value: unknown];

export interface Table<T> {
  get(id: string): T | undefined;
  put(id: string, row: T): void;
  delete(id: string): void;
  values(): T[];
}

/** The sandbox's state: an append-only file with one commit per line. */
export interface Journal {
  table<T>(name: string): Table<T>;
  /** Writes changes since the last commit as one line. Call before responding. */
  commit(): void;
}

/** Opens and replays the journal. A line cut short by a kill belongs to a request that was never answered. */
export function openJournal(file: string): Journal {
  const tables = new Map<string, Map<string, unknown>>();
  const rowsOf = (name: string) => {
    const rows = tables.get(name) ?? new Map<string, unknown>();
    tables.set(name, rows);
    return rows;
  };
  for (const [name, id, value] of readChanges(file)) {
    if (value === null) rowsOf(name).delete(id);
    else rowsOf(name).set(id, value);
  }
  compact(file, tables);

  let pending: Change[] = [];
  return {
    table<T>(name: string): Table<T> {
      const rows = rowsOf(name) as Map<string, T>;
      return {
        get: (id) => rows.get(id),
        put: (id, row) => {
          rows.set(id, row);
          pending.push([name, id, row]);
        },
        delete: (id) => {
          if (rows.delete(id)) pending.push([name, id, null]);
        },
        values: () => [...rows.values()],
      };
    },
    commit() {
      if (pending.length === 0) return;
      const line = `${JSON.stringify(pending)}\n`;
      pending = [];
      appendFileSync(file, line);
    },
  };
}

function readChanges(file: string): Change[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  lines.pop(); // an unfinished line
  return lines.flatMap((line, at) => {
    try {
      return JSON.parse(line) as Change[];
    } catch {
      throw new Error(`${file}: line ${at + 1} is not JSON. Delete the file to start over.`);
    }
  });
}

function compact(file: string, tables: Map<string, Map<string, unknown>>): void {
  mkdirSync(dirname(file), { recursive: true });
  const lines = [...tables].flatMap(([name, rows]) =>
    [...rows].map(([id, value]) => `${JSON.stringify([[name, id, value]])}\n`),
  );
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, lines.join(''), { mode: 0o600 });
  renameSync(temporary, file);
}
