// What the packages' pages say is what the packages do: the tables of each README are made from the published types, what the four widgets have in
// common is written once (tooling/readmes/parts), and every example compiles. docs/embed-widgets.md is held to the same. `--write` brings them up to date.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { embeddingTables, saidNowhere } from './readmes/embedding.ts';
import { readPackages, root } from './readmes/types.ts';
import { tablesOf, type Tables } from './readmes/tables.ts';

/** Values for the text that widgets share. */
interface Wording {
  component: string;
  /** Props that this one needs besides. */
  extra?: string;
  /** Texts in place of ours, for an example. */
  messages: string;
}

/** The four widgets; the other packages come along with them and have shorter pages. */
const widgets: Readonly<Record<string, Wording>> = {
  'match-widget': {
    component: 'MatchWidget',
    messages: "{ 'match.search': { listFailed: 'The list is not here yet' } }",
  },
  'provider-inbox': { component: 'ProviderInbox', messages: "{ inbox: { empty: 'Nobody is waiting' } }" },
  'availability-calendar': {
    component: 'AvailabilityCalendar',
    messages: "{ 'calendar.screen': { empty: 'Nobody can book you yet' } }",
  },
  'doctor-register': {
    component: 'DoctorRegister',
    extra: 'humanCheck={null} contactEmail="doctors@example.com"',
    messages: "{ register: { checking: 'One moment' } }",
  },
};
const needed = [
  'props',
  'common-props',
  'events',
  'errors',
  'knobs',
  'signing-in',
  'csp',
  'sizes',
  'where-bytes-go',
  'versions',
];

const write = process.argv.includes('--write');
const problems: string[] = [];
const names = readdirSync(resolve(root, 'packages'));
const parts = resolve(import.meta.dirname, 'readmes/parts');
const readmeOf = (name: string): string => resolve(root, 'packages', name, 'README.md');
const read = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

const region = /<!-- begin ([\w-]+) -->\n(.*?)<!-- end \1 -->/gs;

/** The text of a region: a table, or a part that widgets share, in the names of this one. */
function contentOf(path: string, name: string, tables: Tables, what: string): string {
  const own = tables[what];
  if (own !== undefined) return own;
  const part = join(parts, `${what}.md`);
  if (!existsSync(part)) {
    problems.push(`${relative(root, path)} asks for ${what}: there is no such table or part.`);
    return '';
  }
  const { component = name, extra = '', messages = '' } = widgets[name] ?? {};
  return readFileSync(part, 'utf8')
    .trim()
    .replaceAll(/^ *\{\{extra\}\}\n/gm, (line) => (extra ? line : ''))
    .replaceAll('{{extra}}/>', extra ? `${extra} />` : '/>')
    .replaceAll('{{extra}}', extra)
    .replaceAll('{{messages}}', messages)
    .replaceAll('{{component}}', component)
    .replaceAll('{{package}}', `@tele/${name}`)
    .replaceAll('{{class}}', `tele-${name}`);
}

/** A page with its regions as they are to be; written where that is asked for. */
function filled(path: string, name: string, tables: Tables): string {
  const before = read(path);
  const text = before.replaceAll(
    region,
    (_, what: string) => `<!-- begin ${what} -->\n\n${contentOf(path, name, tables, what)}\n\n<!-- end ${what} -->`,
  );
  if (text !== before && write) writeFileSync(path, text);
  else if (text !== before)
    problems.push(`${relative(root, path)} is behind: run \`node tooling/check-readmes.ts --write\`.`);
  return text;
}

const packages = readPackages(names, []);
const lacking = new Set<string>();
const pages = names.map((name) => {
  const path = readmeOf(name);
  const before = read(path);
  if (before === '') problems.push(`packages/${name} has no README.md.`);
  for (const file of ['LICENSE', 'CHANGELOG.md', ...(widgets[name] ? ['picture.png'] : [])]) {
    if (!existsSync(resolve(root, 'packages', name, file))) problems.push(`packages/${name} has no ${file}.`);
  }
  const tables = tablesOf(packages, name, widgets[name]?.component, (what) => lacking.add(what));
  for (const what of widgets[name] ? needed : []) {
    if (!before.includes(`<!-- begin ${what} -->`))
      problems.push(`packages/${name}/README.md says nothing of ${what}.`);
  }
  return { path, text: filled(path, name, tables), beside: path };
});
const guide = resolve(root, 'docs/embed-widgets.md');
// Its examples stand where every widget can be imported.
const beside = resolve(root, 'packages/embed/embedding.md');
pages.push({ path: guide, text: filled(guide, '', embeddingTables(packages)), beside });
for (const message of saidNowhere(read(guide)))
  problems.push(`docs/embed-widgets.md quotes "${message}", which nothing says.`);
for (const what of lacking) problems.push(`${what} has no doc comment, and the READMEs are made of them.`);

// Each example is a file of its own beside its README, as a reader copies it.
const examples = pages.flatMap(({ path: page, text, beside: place }) =>
  [...text.matchAll(/^```tsx?\n(.*?)^```/gms)].map(({ 1: code = '', index }) => {
    const line = text.slice(0, index).split('\n').length + 1;
    return { path: `${place}.${line}.tsx`, text: `${code}export {};\n`, page, line };
  }),
);
if (examples.length === 0) problems.push('The pages have no example to compile: are their line endings LF?');
const ambient = { path: resolve(root, 'readme-sheets.d.ts'), text: "declare module '*.css';\n" };
const compiled = readPackages([], [...examples, ambient]);
for (const { path, page, line } of examples) {
  const file = compiled.getSourceFile(path);
  const faults = [...compiled.getSyntacticDiagnostics(file), ...compiled.getSemanticDiagnostics(file)];
  for (const { start = 0, messageText } of faults) {
    const at = line + (file ? file.getLineAndCharacterOfPosition(start).line : 0);
    problems.push(`${relative(root, page)}:${at}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
  }
}

// The packages have one version between them.
const { fixed } = JSON.parse(read(resolve(root, '.changeset/config.json'))) as { fixed: string[][] };
for (const name of names) {
  if (!fixed.flat().includes(`@tele/${name}`)) problems.push(`.changeset/config.json does not fix @tele/${name}.`);
}

for (const problem of problems) console.error(problem);
if (problems.length === 0)
  console.log(`READMEs: ${names.length} say what the types say; ${examples.length} examples compile.`);
process.exitCode = problems.length === 0 ? 0 : 1;
