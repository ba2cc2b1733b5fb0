// Compares the tables of docs/configuration.md with the variables that the API reads; `--write` updates the defaults.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { environment } from '../apps/api/src/config/variables.ts';
import { portDefaults } from './machine/ports.mjs';

const root = resolve(import.meta.dirname, '..');
const file = resolve(root, 'docs/configuration.md');

interface Variable {
  safeParse: (value: unknown) => { success: boolean };
  def: object;
}

function defaultOf({ safeParse, def }: Variable): string {
  if (!safeParse(undefined).success) return '**required**';
  const defaultValue: unknown = 'defaultValue' in def ? def.defaultValue : undefined;
  if (defaultValue === undefined || (Array.isArray(defaultValue) && defaultValue.length === 0)) return '';
  const text = typeof defaultValue === 'string' ? defaultValue : JSON.stringify(defaultValue);
  return `\`${text.replace(`${root}${sep}`, '')}\``;
}

const shape: Readonly<Record<string, Variable>> = environment.shape;
const page = readFileSync(file, 'utf8');
const tables = /<!-- variables -->.*<!-- \/variables -->/s.exec(page)?.[0] ?? '';
const rows = new Set(Array.from(tables.matchAll(/^\| `(\w+)`/gm), ([, name = '']) => name));
const [, unset = ''] = /^Leave unset: (.*)\.$/m.exec(tables) ?? [];
const named = new Set([...rows, ...Array.from(unset.matchAll(/`(\w+)`/g), ([, name = '']) => name)]);
const written = tables.replaceAll(/^\| `(\w+)` \| .*? ?\| (?=.*\|$)/gm, (row, name: string) => {
  const variable = shape[name];
  return variable ? `| \`${name}\` | ${defaultOf(variable)} | ` : row;
});

const faults = [
  ...Object.keys(shape).flatMap((name) => (named.has(name) ? [] : [`${name} has no description.`])),
  ...[...named].flatMap((name) => (name in shape ? [] : [`The API does not read ${name}.`])),
  ...Object.values(portDefaults).flatMap(([name, port]) =>
    new RegExp(`\\| \`${name}\` +\\| \`?${port}\`? +\\|`).test(page) ? [] : [`The default of ${name} is ${port}.`],
  ),
];
if (process.argv.includes('--write'))
  writeFileSync(
    file,
    page.replace(tables, () => written),
  );
else if (written !== tables)
  faults.push('The defaults are those of earlier. Run node tooling/check-configuration.ts --write.');
for (const fault of faults) console.error(`docs/configuration.md: ${fault}`);
if (faults.length > 0) process.exitCode = 1;
else console.log(`Configuration: ${named.size} variables as docs/configuration.md has them.`);
