// Contents of `packages/embed/dist/script`, by name.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { build, normalizePath, type Plugin, type Rolldown } from 'vite';
import { fileName } from '../../packages/embed/src/loader/chunks.ts';
import { widgetNames } from '../../packages/embed/src/page/widget-names.ts';
import { directImports } from '../direct-imports.ts';
import { published } from '../published.ts';
import { sheetsInVite } from '../sheet-texts.ts';
import { groupsOf } from './groups.ts';
import { rulesOf, rulesTogether, sheetsAmong, sheetsApart } from './rules.ts';
import { hashOf, numberFiles, withNumbers, type Numbered } from './number-files.ts';

const root = resolve(import.meta.dirname, '../..');
const embed = resolve(root, 'packages/embed');
const fileOf = (path: string): string => normalizePath(resolve(embed, path));
const { version } = JSON.parse(readFileSync(resolve(embed, 'package.json'), 'utf8')) as { version: string };
/** Folder of the newest compatible version. */
const moving = `v${Math.max(1, Number.parseInt(version, 10))}`;

const target = ['chrome123', 'firefox128', 'safari17.5'];

/** Imports by module: an index would have each widget wait for the others. */
const acrossPackages: Plugin = {
  name: 'across-packages',
  enforce: 'pre',
  transform: (code, id) =>
    id.startsWith(fileOf('src')) && /\.tsx?$/.test(id) ? { code: directImports(id, code), map: null } : null,
};

/** Elements are registered with their widget here, so they need no file. */
const withItsWidget: Plugin = {
  name: 'with-its-widget',
  enforce: 'pre',
  transform(code, id) {
    const [, name] = /\/widgets\/([\w-]+)\/blueprint\.ts$/.exec(id) ?? [];
    return name ? { code: code.replace("import('./part.ts')", `import('../../define/${name}.ts')`), map: null } : null;
  },
};

async function bundle(entry: string[], options: Rolldown.RolldownOptions, plugins: readonly Plugin[] = []) {
  const made = await build({
    root: embed,
    configFile: false,
    logLevel: 'error',
    plugins: [...plugins, withItsWidget, acrossPackages, sheetsInVite(root), published],
    define: { 'process.env.NODE_ENV': '"production"', TELE_VERSION: JSON.stringify(version) },
    build: { write: false, target, minify: true, lib: { entry, formats: ['es'] }, rolldownOptions: options },
  });
  const outputs = (Array.isArray(made) ? made : [made]) as readonly Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }) => output).flatMap((file) => (file.type === 'chunk' ? [file] : []));
}

const script = fileOf('src/script/open-script.ts');
const widgets = widgetNames.map((name) => fileOf(`src/define/${name}.ts`));

const lateBundle = (sheets: Plugin, codeSplitting?: Rolldown.OutputOptions['codeSplitting']) =>
  bundle(
    [script, ...widgets],
    {
      // Late files import shared code from the first file of their widget.
      preserveEntrySignatures: codeSplitting ? 'allow-extension' : 'strict',
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        minify: true,
        ...(codeSplitting !== undefined && { codeSplitting }),
      },
    },
    [sheets],
  );

async function lateFiles(): Promise<{ files: readonly Rolldown.OutputChunk[]; firstCount: number }> {
  const alone = await lateBundle(sheetsApart);
  const parts = new Map(
    alone.map(
      ({ fileName: name, moduleIds: modules, code, imports, dynamicImports: lateImports, isEntry, isDynamicEntry }) => [
        name,
        { modules, bytes: code.length, isEntry: isEntry || isDynamicEntry, imports, lateImports },
      ],
    ),
  );
  const nameOf = (source: string): string =>
    alone.find(({ facadeModuleId }) => facadeModuleId === source)?.fileName ?? source;
  const [main = ''] = widgets;
  const groups = groupsOf(parts, { script: nameOf(script), main: nameOf(main), widgets: widgets.map(nameOf) });
  const sheets = new Map<string, readonly string[]>();
  for (const [part, { modules }] of parts) {
    const found = sheetsAmong(modules);
    const file = groups.find(([, grouped]) => modules.some((id) => grouped.has(id)))?.[0] ?? part;
    if (found.length > 0) sheets.set(file, [...(sheets.get(file) ?? []), ...found]);
  }
  const code = alone.map((chunk) => chunk.code).join('\n');
  const chunks = await lateBundle(rulesTogether(sheets, code), {
    groups: groups.map(([name, modules], index) => ({
      name,
      priority: groups.length - index,
      test: (id: string) => modules.has(id) || id === rulesOf(name),
    })),
  });
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (name: string, above: readonly string[] = []): void => {
    const chunk = byName.get(name);
    if (!chunk || found.has(chunk)) return;
    if (above.includes(name)) throw new Error(`Files of the script import each other: ${[...above, name].join(' ')}.`);
    for (const imported of chunk.imports) visit(imported, [...above, name]);
    found.add(chunk);
  };
  for (const { fileName: name, isEntry } of chunks) if (isEntry) visit(name);
  const firstCount = found.size;
  for (const name of byName.keys()) visit(name);
  return { files: [...found], firstCount };
}

async function scriptOf({ known, numberOf }: Numbered, base: string): Promise<string> {
  const files = await bundle([fileOf('src/loader/tele.ts')], {
    output: { minify: true },
    external: (id) => /^\.\.\/(script|define)\//.test(id),
    transform: { define: { TELE_CHUNKS: JSON.stringify(known), TELE_BASE: JSON.stringify(base) } },
  });
  const [script, ...more] = files;
  if (!script || more.length > 0) throw new Error('The script itself is one file.');
  return withNumbers(script.code.replaceAll(/(\.\.\/)+(script|define)\//g, './'), numberOf);
}

export interface Manifest {
  version: string;
  integrity: Readonly<Record<string, string>>;
  first: Readonly<Record<string, readonly string[]>>;
}

const integrityOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

export async function bundleScript(): Promise<ReadonlyMap<string, string>> {
  const late = numberFiles(await lateFiles());
  const files = new Map([
    [`${version}/tele.js`, await scriptOf(late, './')],
    [`${moving}/tele.js`, await scriptOf(late, `../${version}/`)],
    ...late.texts.map((text) => [`${version}/${fileName(hashOf(text))}`, text] as const),
  ]);
  const firstOf = (widget: string): readonly string[] => {
    const entries = [basename(script), `${widget}.ts`].map(late.numberOf);
    const needed = entries.flatMap((number) => late.known[number]?.slice(1) ?? []) as readonly number[];
    return [...new Set([...needed, ...entries])].map(
      (number) => `${version}/${fileName(late.known[number]?.[0] ?? '')}`,
    );
  };
  const manifest: Manifest = {
    version,
    integrity: Object.fromEntries([...files].map(([name, text]) => [name, integrityOf(text)])),
    first: Object.fromEntries(widgetNames.map((widget) => [widget, firstOf(widget)])),
  };
  return files.set('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`);
}
