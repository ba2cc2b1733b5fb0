// Compares the tables of docs/configuration.md with the variables that the API reads; `--write` writes them.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { environment } from '../apps/api/src/config/variables.ts';
import { descriptions } from './configuration/descriptions.ts';
import { portDefaults } from './machine/ports.mjs';

const root = resolve(import.meta.dirname, '..');
const file = resolve(root, 'docs/configuration.md');
const [begin, end] = ['<!-- variables -->', '<!-- /variables -->'];

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
const described = new Map(descriptions.flatMap(({ variables }) => Object.entries(variables)));
const missing = Object.keys(shape).filter((name) => !described.has(name));
for (const name of missing)
  console.error(`${name} has no description. Add one to tooling/configuration/descriptions.ts.`);

const unset = 'Leave unset.';
const tables = descriptions.map(({ subject, variables }) => {
  const rows = Object.entries(variables).flatMap(([name, text]) => {
    const schema = shape[name];
    return schema && text !== unset ? [`| \`${name}\` | ${defaultOf(schema)} | ${text} |`] : [];
  });
  return [`### ${subject}`, '', '| variable | default | |', '| --- | --- | --- |', ...rows].join('\n');
});
const page = readFileSync(file, 'utf8');
const [before = '', after = ''] = [page.split(begin)[0], page.split(end)[1]];
const namesUnset = [...described].flatMap(([name, text]) => (text === unset ? [`\`${name}\``] : [])).join(', ');
const written = `${before}${begin}\n${tables.join('\n\n')}\n\nLeave unset: ${namesUnset}.\n${end}${after}`;

if (process.argv.includes('--write')) writeFileSync(file, written);
else if (written !== page) {
  console.error('docs/configuration.md does not show the variables. Run node tooling/check-configuration.ts --write.');
  process.exitCode = 1;
} else console.log(`Configuration: ${described.size} variables as docs/configuration.md has them.`);
const wrongPorts = Object.values(portDefaults).filter(
  ([name, port]) => !new RegExp(`\\| \`${name}\` +\\| \`?${port}\`? +\\|`).test(written),
);
for (const [name, port] of wrongPorts) console.error(`docs/configuration.md: the default of ${name} is ${port}.`);
if (missing.length > 0 || wrongPorts.length > 0) process.exitCode = 1;
