import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

export const tablesFile = resolve(import.meta.dirname, '../db/tables.ts');

const types: Readonly<Record<string, string>> = {
  _text: 'string[]',
  _timestamptz: 'Date[]',
  bit: 'string',
  bool: 'boolean',
  date: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'string',
  text: 'string',
  timestamptz: 'Instant',
  uuid: 'string',
};

interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  defaulted: boolean;
  written: boolean;
  /** Checks of this column alone. */
  checks: string[];
}

/** Types of all tables and columns, with the types of `ColumnTypes` where it has one. */
export async function writeTables(db: Db): Promise<string> {
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as name, t.typname as type, not a.attnotnull as nullable,
      a.atthasdef as defaulted, a.attidentity = 'a' or a.attgenerated <> '' as written,
      array(select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname collate "C", a.attnum`.execute(db);
  const source = readFileSync(resolve(tablesFile, '../columns.ts'), 'utf8');
  const own = new Set(Array.from(source.matchAll(/^ {2}'(\w+\.\w+)': /gm), ([, name = '']) => name));
  const tables = [...Map.groupBy(rows, ({ table }) => table)].map(([table, columns]) => {
    const lines = columns.map(
      (column) => `    ${column.name}: ${typeOf(column, own.delete(`${table}.${column.name}`))};`,
    );
    return [`  ${table}: {`, ...lines, '  };'].join('\n');
  });
  if (own.size > 0) throw new Error(`The database has no column ${[...own].join(', ')} of ColumnTypes.`);
  return `// Written by tooling/write-schema.ts from the migrations, which explain the columns, and ColumnTypes.
import type { ColumnTypes, DatabaseWritten, Generated, Instant, Nullable } from './columns.ts';

export interface Schema {
${tables.join('\n')}
}
`;
}

function typeOf({ table, name, type, nullable, defaulted, written, checks }: Column, own: boolean): string {
  const known = own ? `ColumnTypes['${table}.${name}']` : (listed(checks) ?? types[type]);
  if (!known) throw new Error(`${table}.${name} is ${type}: give its type in ColumnTypes.`);
  if (written) return `DatabaseWritten<${known}>`;
  const whole = !nullable ? known : own ? `Nullable<${known}>` : `${known} | null`;
  return defaulted ? `Generated<${whole}>` : whole;
}

/** Union of the values that a check lists. */
function listed(checks: readonly string[]): string | undefined {
  const list = checks.map((check) => /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(check)?.[1]).find(Boolean);
  return list?.replaceAll('::text', '').replaceAll(', ', ' | ');
}
