// `node tooling/sheet.ts src/index.ts dist/styles.css`: one sheet with the CSS of every reachable component.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { buildSync, type Metafile } from 'esbuild';
import { transform, type Targets } from 'lightningcss';
import { drawnPseudoElements, layerOf, nested, weighed } from './sheets/weight.ts';

/** The floor of design section 7: an older target would rewrite light-dark() and relative colours. */
export const targets: Targets = { chrome: 123 << 16, firefox: 128 << 16, safari: (17 << 16) | (5 << 8) };

const teleRoot = resolve(import.meta.dirname, '../packages/ui/src/tele-root/TeleRoot.tsx');

/** Source files that an entry and its root need, lazy ones too, in import order. */
export function reached(entry: string): readonly string[] {
  const { metafile } = buildSync({
    entryPoints: [teleRoot, entry],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'dist',
    write: false,
    metafile: true,
    loader: { '.css': 'empty' },
    external: [
      'react',
      'react-dom',
      '@tanstack/*',
      '@radix-ui/*',
      '@floating-ui/*',
      '@stripe/*',
      'lucide-react',
      'date-fns*',
    ],
    logLevel: 'error',
  });
  const kept = new Set(
    live(metafile.outputs, [teleRoot, entry]).flatMap(({ inputs }) =>
      Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
    ),
  );
  return inOrder(metafile.inputs, kept);
}

/** Chunks loaded by the entries. esbuild also writes chunks that only unused code loads. */
function live(outputs: Metafile['outputs'], entries: readonly string[]): readonly Metafile['outputs'][string][] {
  const paths = entries.map((entry) => resolve(entry));
  const names = new Set(
    Object.entries(outputs).flatMap(([name, { entryPoint }]) =>
      entryPoint !== undefined && paths.includes(resolve(entryPoint)) ? [name] : [],
    ),
  );
  for (const name of names) {
    for (const { path, external } of outputs[name]?.imports ?? []) if (!external) names.add(path);
  }
  return [...names].flatMap((name) => outputs[name] ?? []);
}

/** Depth first: imports before importers. */
function inOrder(inputs: Metafile['inputs'], kept: ReadonlySet<string>): readonly string[] {
  const seen = new Set<string>();
  const list: string[] = [];
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { path, external } of inputs[file]?.imports ?? []) {
      if (!external && (!path.endsWith('.css') || kept.has(file))) visit(path);
    }
    if (kept.has(file) || file.endsWith('.css')) list.push(file);
  };
  for (const file of Object.keys(inputs)) if (kept.has(file)) visit(file);
  return list;
}

const namesIn = (text: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

/** Minified, without the tokens and the keyframes that neither a rule nor the code reads. */
function lean(css: string, code: string): string {
  const read = namesIn(css, /var\((--[\w-]+)/g);
  const unusedSymbols = [
    ...[...namesIn(css, /(--[\w-]+):/g), ...namesIn(css, /@property (--[\w-]+)/g)].filter(
      (name) => !read.has(name) && !code.includes(name),
    ),
    ...[...namesIn(css, /@keyframes ([\w-]+)/g)].filter(
      (name) => !new RegExp(`animation(-name)?:[^;}]*\\b${name}\\b`).test(css) && !code.includes(name),
    ),
  ];
  const options = { filename: 'styles.css', code: Buffer.from(css), minify: true, targets, unusedSymbols };
  const less = transform(options).code.toString();
  // A removed token may have been the only reader of another one.
  return less.length < css.length ? lean(less, code) : less;
}

export interface SheetFile {
  file: string;
  text: string;
}

export function assemble(files: readonly SheetFile[]): string {
  const css = files.filter(({ file }) => file.endsWith('.css'));
  const code = files.filter(({ file }) => !file.endsWith('.css')).map(({ text }) => text);
  const drawn = drawnPseudoElements(css.map(({ text }) => text).join('\n'));
  const rules = css.map(({ file, text }) => weighed(text, layerOf(file)));
  return nested(lean([drawn, ...rules].join('\n'), code.join('\n')));
}

export function shadowSheet(css: string): string {
  const lost: string[] = [];
  const { code } = transform({
    filename: 'shadow.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    visitor: {
      Rule: {
        property: () => [],
        'font-face': () => {
          lost.push('@font-face');
          return [];
        },
      },
    },
  });
  if (lost.length > 0)
    throw new Error('A widget’s sheet has fonts, which no shadow root reads: give them to the document.');
  return code.toString();
}

export const sheetOf = (entry: string): string =>
  assemble(reached(entry).map((file) => ({ file: resolve(file), text: readFileSync(file, 'utf8') })));

if (process.argv[1] === import.meta.filename) {
  const [entry = '', out = ''] = process.argv.slice(2);
  mkdirSync(dirname(resolve(out)), { recursive: true });
  writeFileSync(out, sheetOf(entry));
}
