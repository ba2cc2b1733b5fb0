// README tables match the published types, and examples compile. `--write` updates them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { publicPackages } from './public-packages.ts';
import { embeddingTables, saidNowhere, widgets } from './readmes/embedding.ts';
import { ownServerCalls } from './readmes/own-server.ts';
import { readPackages, root } from './readmes/types.ts';
import { tablesOf, type Tables } from './readmes/tables.ts';

const needed = ['props', 'events', 'sizes', 'shared'];
const neededInGuide = ['common-props', 'common-events', 'embed-events', 'errors', 'knobs'];

const write = process.argv.includes('--write');
const problems: string[] = [];
const names = publicPackages(root);
const parts = resolve(import.meta.dirname, 'readmes/parts');
const readmeOf = (name: string): string => resolve(root, 'packages', name, 'README.md');
const read = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

const region = /<!-- begin ([\w-]+) -->\n(.*?)<!-- end \1 -->/gs;

/** '#signing-in' for 'Signing in', as GitHub names headings. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

function contentOf(path: string, tables: Tables, what: string): string {
  const own = tables[what];
  if (own !== undefined) return own;
  const part = join(parts, `${what}.md`);
  if (!existsSync(part)) {
    problems.push(`${relative(root, path)} asks for ${what}: there is no such table or part.`);
    return '';
  }
  return readFileSync(part, 'utf8').trim();
}

function filled(path: string, tables: Tables): string {
  const before = read(path);
  const text = before.replaceAll(
    region,
    (_, what: string) => `<!-- begin ${what} -->\n\n${contentOf(path, tables, what)}\n\n<!-- end ${what} -->`,
  );
  if (text !== before && write) writeFileSync(path, text);
  else if (text !== before)
    problems.push(`${relative(root, path)} is behind: run \`node tooling/check-readmes.ts --write\`.`);
  return text;
}

function expectRegions(path: string, regions: readonly string[]): void {
  const text = read(path);
  for (const what of regions) {
    if (!text.includes(`<!-- begin ${what} -->`)) problems.push(`${relative(root, path)} says nothing of ${what}.`);
  }
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
  const tables = tablesOf(packages, name, widgets[name], (what) => lacking.add(what));
  if (widgets[name]) expectRegions(path, needed);
  return { path, text: filled(path, tables), beside: path };
});
const guide = resolve(root, 'docs/embed-widgets.md');
const beside = resolve(root, 'packages/embed/embedding.md');
pages.push({
  path: guide,
  text: filled(
    guide,
    embeddingTables(packages, (what) => lacking.add(what)),
  ),
  beside,
});
pages.push({ path: resolve(root, 'README.md'), text: read(resolve(root, 'README.md')), beside });
filled(resolve(root, 'docs/own-server.md'), { 'own-server-calls': ownServerCalls() });
expectRegions(guide, neededInGuide);
const headings = [...read(guide).matchAll(/^##+ (.*)$/gm)].map(([, heading = '']) => slugOf(heading));
for (const { path, text } of pages) {
  for (const [, anchor = ''] of text.matchAll(/docs\/embed-widgets\.md#([\w-]+)/g)) {
    if (!headings.includes(anchor)) problems.push(`${relative(root, path)}: the guide has no heading #${anchor}.`);
  }
}
for (const message of saidNowhere(read(guide)))
  problems.push(`docs/embed-widgets.md quotes "${message}", which nothing says.`);
for (const what of lacking) problems.push(`${what} has no doc comment, and the READMEs are made of them.`);

const examples = pages.flatMap(({ path: page, text, beside: place }) =>
  [...text.matchAll(/^```tsx?\n(.*?)^```/gms)].map(({ 1: code = '', index }) => {
    const line = text.slice(0, index).split('\n').length + 1;
    return { path: `${place}.${line}.tsx`, text: `${code}export {};\n`, page, line };
  }),
);
if (examples.length === 0) problems.push('The pages have no example to compile: are their line endings LF?');
const ambient = {
  path: resolve(root, 'readme-sheets.d.ts'),
  text: "declare module '*.css';\ndeclare const fetchToken: () => Promise<string | null>;\n",
};
const compiled = readPackages([], [...examples, ambient]);
for (const { path, page, line } of examples) {
  const file = compiled.getSourceFile(path);
  const faults = [...compiled.getSyntacticDiagnostics(file), ...compiled.getSemanticDiagnostics(file)];
  for (const { start = 0, messageText } of faults) {
    const at = line + (file ? file.getLineAndCharacterOfPosition(start).line : 0);
    problems.push(`${relative(root, page)}:${at}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
  }
}

const { fixed } = JSON.parse(read(resolve(root, '.changeset/config.json'))) as { fixed: string[][] };
for (const name of names) {
  if (!fixed.flat().includes(`@tele/${name}`)) problems.push(`.changeset/config.json does not fix @tele/${name}.`);
}

for (const problem of problems) console.error(problem);
if (problems.length === 0)
  console.log(`READMEs: ${names.length} say what the types say; ${examples.length} examples compile.`);
process.exitCode = problems.length === 0 ? 0 : 1;
