// Migrations run while the API works, and beside the version before it: what would stop everybody is refused, with what to write instead.
// `node tooling/check-migrations.ts --all` also lists what the first files lock, which ran before anybody used the product.
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { findSources } from './find-files.ts';
import { checkMigration } from './migrations/faults-of.ts';
import { readMigration, Unreadable } from './migrations/read-migration.ts';
import { emptySchema } from './migrations/schema-so-far.ts';

/** The first file that is held to the rules. Those before it never change, since they have run. */
const firstHeld = '0038';

const folder = resolve(import.meta.dirname, '../apps/api/src/db/migrations');
const paths = findSources('*.sql', folder);
const known = emptySchema();
const problems: string[] = [];
const numbers = new Map<string, string>();
let statements = 0;

for (const name of paths.map((path) => basename(path))) {
  const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1];
  const other = number === undefined ? undefined : numbers.get(number);
  if (number === undefined) problems.push(`${name}: a migration is called 0000-what-it-does.sql.`);
  else if (other !== undefined)
    problems.push(`${name}: ${other} has the same number; give the one that has run nowhere the next.`);
  numbers.set(number ?? name, name);
  const held = name >= firstHeld;
  try {
    const { effects, faults } = checkMigration(
      await readMigration(name, readFileSync(resolve(folder, name), 'utf8')),
      known,
    );
    statements += effects.length;
    if (held) problems.push(...faults.map(({ line, text }) => `${name}:${line}: ${text}`));
    if (!held && !process.argv.includes('--all')) continue;
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
  `Migrations: ${statements} statements in ${paths.length} files; from ${firstHeld} on, none stops those who use the tables for long.`,
);
