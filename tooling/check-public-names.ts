// Freezes the names that hosts and partners write in docs/public-names.tsv; `--write` adds new ones.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { errorStatus } from '../packages/core/src/errors.ts';
import { routes } from '../packages/core/src/routes.ts';
import { widgetNames } from '../packages/embed/src/page/widget-names.ts';
import { goneRows, publicNameRows } from './public-names/rows.ts';
import { fieldsOf, readPackages, root } from './readmes/types.ts';

const file = resolve(root, 'docs/public-names.tsv');
/** React components without a custom element, by entry. */
const onlyReact: readonly (readonly [entry: string, component: string])[] = [
  ['account', 'Account'],
  ['account', 'EditProfile'],
  ['notifications', 'NotificationBell'],
  ['match-widget/home', 'PatientHome'],
  ['provider-inbox/home', 'ProviderHome'],
];
const component = (name: string): string =>
  name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

const components = [...widgetNames.map((name) => [name, component(name)] as const), ...onlyReact];
const program = readPackages(['embed', ...new Set(components.map(([name]) => name))], []);

const rows = publicNameRows({
  call: Object.entries(routes).map(([name, route]) => `${name}\t${route}`),
  error: Object.keys(errorStatus),
  element: widgetNames.map((name) => `tele-${name}`),
  event: fieldsOf(program, 'embed', 'TeleEventMap').map(({ name }) => name),
  prop: components.flatMap(([name, widget]) =>
    fieldsOf(program, name, `${widget}Props`).map((field) => `${widget}\t${field.name}`),
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
