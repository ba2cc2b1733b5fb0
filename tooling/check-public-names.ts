// Freezes the names that hosts and partners write in docs/public-names.tsv; `--write` adds new ones.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { errorStatus } from '../packages/core/src/errors.ts';
import { routes } from '../packages/core/src/routes.ts';
import { widgetNames } from '../packages/embed/src/page/widget-names.ts';
import { goneRows, publicNameRows } from './public-names/rows.ts';
import { fieldsOf, readPackages, root } from './readmes/types.ts';

const file = resolve(root, 'docs/public-names.tsv');
const program = readPackages(['embed', ...widgetNames], []);
const component = (name: string): string =>
  name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

const rows = publicNameRows({
  call: Object.entries(routes).map(([name, route]) => `${name}\t${route}`),
  error: Object.keys(errorStatus),
  element: widgetNames.map((name) => `tele-${name}`),
  event: fieldsOf(program, 'embed', 'TeleEventMap').map(({ name }) => name),
  prop: widgetNames.flatMap((name) =>
    fieldsOf(program, name, `${component(name)}Props`).map((field) => `${component(name)}\t${field.name}`),
  ),
});
const frozen = readFileSync(file, 'utf8').trimEnd().split('\n');
const gone = goneRows(frozen, rows);
const isCurrent = frozen.join('\n') === rows.join('\n');

if (process.argv.includes('--write')) writeFileSync(file, `${rows.join('\n')}\n`);
else if (!isCurrent) {
  for (const row of gone) console.error(`docs/public-names.tsv: "${row}" is gone. Hosts may use it: keep the name.`);
  console.error(
    'Public names have changed. Describe it in a changeset, then run node tooling/check-public-names.ts --write.',
  );
  process.exitCode = 1;
} else console.log(`Public names: ${rows.length} as docs/public-names.tsv has them.`);
