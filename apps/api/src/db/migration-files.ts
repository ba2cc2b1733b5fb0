import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Migration {
  name: string;
  text: string;
  checksum: string;
  /** Marked `-- concurrently`: one statement about this index, which PostgreSQL refuses inside a transaction. */
  index?: { name: string; makes: boolean };
}

const schemaFolder = join(import.meta.dirname, 'schema');

export const baselineName = '0000-baseline';

/** This version's migrations in order, the baseline first. */
export function readOwnMigrations(): Migration[] {
  const text = readdirSync(schemaFolder)
    .toSorted()
    .map((name) => readSql(join(schemaFolder, name)))
    .join('\n');
  return [migrationOf(baselineName, text), ...readMigrations(join(import.meta.dirname, 'migrations'))];
}

export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => /^\d{4}-.*\.sql$/.test(name));
  return names.toSorted().map((name) => migrationOf(name, readSql(join(folder, name))));
}

function readSql(path: string): string {
  return readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
}

function migrationOf(name: string, text: string): Migration {
  const index = /^-- concurrently$/m.test(text) ? { index: indexIn(name, text) } : {};
  return { name, text, checksum: createHash('sha256').update(text).digest('hex'), ...index };
}

const aboutAnIndex = /^(?:create (?:unique )?index concurrently|drop index concurrently if exists) (\w+)\b[^;]*;?\s*$/i;

function indexIn(name: string, text: string): NonNullable<Migration['index']> {
  const statement = text
    .replaceAll(/^--.*$/gm, '')
    .trim()
    .replaceAll(/\s+/g, ' ');
  const index = aboutAnIndex.exec(statement)?.[1];
  if (index === undefined)
    throw new Error(
      `The migration ${name} is marked -- concurrently: it has to be one statement, ` +
        '`create index concurrently <name> …` or `drop index concurrently if exists <name>`.',
    );
  return { name: index, makes: /^create/i.test(statement) };
}
