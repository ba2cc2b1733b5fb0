// Style rules of the script's files: each file brings the rules it draws with.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { widgetNames } from '../../packages/embed/src/page/widget-names.ts';
import { assemble, reached, shadowSheet } from '../sheet.ts';

const root = resolve(import.meta.dirname, '../..');
const adding = resolve(root, 'packages/embed/src/elements/sheets.ts');
const sheetModule = 'tele-sheet:';
const rulesModule = 'tele-rules:';
/** Module IDs end in .js: bundlers treat .css as a style sheet. */
const subjectOf = (id: string, prefix: string): string => id.slice(prefix.length, -'.js'.length);

/** Style sheets that a built module's source imports. */
export function sheetsOf(id: string): readonly string[] {
  const [, stem] = /^(.*\/packages\/[\w-]+\/dist\/.*)\.js$/.exec(id) ?? [];
  const source = ['.tsx', '.ts']
    .map((end) => stem?.replace('/dist/', '/src/').concat(end))
    .find((file) => file !== undefined && existsSync(file));
  if (source === undefined) return [];
  const imported = readFileSync(source, 'utf8').matchAll(/^import '(\.[^']+\.css)';$/gm);
  return [...imported].map(([, sheet = '']) => resolve(source, '..', sheet));
}

export const rulesOf = (file: string): string => `${rulesModule}${file}.js`;

export const sheetsAmong = (modules: readonly string[]): readonly string[] =>
  modules.flatMap((id) => (id.startsWith(sheetModule) ? [subjectOf(id, sheetModule)] : []));

/** Stands in for each style sheet, with its size, which decides whether it gets a file. */
export const sheetsApart: Plugin = withSheets(
  (sheet) => `${sheetModule}${sheet}.js`,
  (id) => {
    if (!id.startsWith(sheetModule)) return null;
    return `globalThis.rules = '${' '.repeat(readFileSync(subjectOf(id, sheetModule)).length)}';`;
  },
);

/** Rules module per file, weighted and trimmed like a package's sheet. `code` shows which tokens are read. */
export function rulesTogether(files: ReadonlyMap<string, readonly string[]>, code: string): Plugin {
  const indexes = widgetNames.map((name) => resolve(root, 'packages', name, 'src/index.ts'));
  // Dependencies first, as in the packages' own sheets.
  const order = [...new Set(indexes.flatMap(reached))]
    .filter((file) => file.endsWith('.css'))
    .map((file) => resolve(file));
  const homes = new Map([...files].flatMap(([file, sheets]) => sheets.map((sheet) => [sheet, file] as const)));
  const homeless = order.filter((sheet) => !homes.has(sheet));
  if (homeless.length > 0) throw new Error(`No file of the script has the rules of ${homeless.join(', ')}.`);
  const textOf = (file: string): string => {
    const contents = order.map((sheet) => ({ file: sheet, text: readFileSync(sheet, 'utf8') }));
    const own = contents.filter((sheet) => homes.get(sheet.file) === file);
    const others = contents.filter((sheet) => !own.includes(sheet)).map(({ text }) => text);
    return shadowSheet(assemble([...own, { file: 'others', text: [code, ...others].join('\n') }]));
  };
  return withSheets(
    (sheet) => rulesOf(homes.get(sheet) ?? ''),
    (id) => {
      if (!id.startsWith(rulesModule)) return null;
      const text = textOf(subjectOf(id, rulesModule));
      return `import { addRules } from ${JSON.stringify(adding)}; addRules(${JSON.stringify(text)});`;
    },
  );
}

/** Built modules import stand-ins for their style sheets; the whole sheets become empty. */
function withSheets(moduleOf: (sheet: string) => string, load: (id: string) => string | null): Plugin {
  const whole: readonly string[] = widgetNames.map((name) => `virtual:sheet/${name}`);
  const isOurs = (id: string): boolean => id.startsWith(sheetModule) || id.startsWith(rulesModule);
  return {
    name: 'sheets-with-code',
    enforce: 'pre',
    resolveId(id) {
      if (whole.includes(id)) return `\0${id}`;
      return isOurs(id) ? { id, moduleSideEffects: true } : null;
    },
    load: (id) => (whole.includes(id.slice(1)) ? `export default '';` : load(id)),
    transform(code, id) {
      const modules = [...new Set(sheetsOf(id).map(moduleOf))];
      if (modules.length === 0) return null;
      return { code: modules.map((one) => `import ${JSON.stringify(one)};`).join('') + code, map: null };
    },
  };
}
