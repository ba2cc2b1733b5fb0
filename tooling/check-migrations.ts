// The previous version runs during migrations: statements that would block it are refused with an alternative.
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { readOwnMigrations } from '../apps/api/src/db/migration-files.ts';
import { findFiles } from './find-files.ts';
import { checkMigration } from './migrations/faults-of.ts';
import { readMigration, Unreadable } from './migrations/read-migration.ts';
import { emptySchema } from './migrations/schema-so-far.ts';

const folder = resolve(import.meta.dirname, '../apps/api/src/db/migrations');
const paths = findFiles('*.sql', folder);
const known = emptySchema();
const problems: string[] = [];
const numbers = new Map<string, string>();
let statements = 0;

// The baseline runs on an empty database, so only its schema matters.
for (const { name, text } of readOwnMigrations().slice(0, 1)) checkMigration(await readMigration(name, text), known);

for (const name of paths.map((path) => basename(path))) {
  const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1];
  const other = number === undefined ? undefined : numbers.get(number);
  if (number === undefined) problems.push(`${name}: a migration is called 0000-what-it-does.sql.`);
  else if (other !== undefined)
    problems.push(`${name}: ${other} has the same number; give the one that has run nowhere the next.`);
  numbers.set(number ?? name, name);
  try {
    const { effects, faults } = checkMigration(
      await readMigration(name, readFileSync(resolve(folder, name), 'utf8')),
      known,
    );
    statements += effects.length;
    problems.push(...faults.map(({ line, text }) => `${name}:${line}: ${text}`));
    for (const { statement, effect } of effects) {
      const locks = effect.locks.map(({ table, mode }) => `${table}: ${mode}`).join(', ');
      console.log(`${name}:${statement.line}: ${locks || 'no table that anybody uses'}`);
    }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    problems.push(`${name}:${error.line}: PostgreSQL cannot read it: ${error.message}.`);
  }
}

for (const problem of problems) console.error(`✖ ${problem}`);
if (problems.length > 0) process.exit(1);
console.log(
  `Migrations: ${statements} statements in ${paths.length} files; none stops those who use the tables for long.`,
);
