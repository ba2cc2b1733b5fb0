// What a host's page loads for @tele/match-widget, React aside, gzipped: until the search form is usable, then with every step (performance.md).
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const root = resolve(import.meta.dirname, '..');
const gzipped = (content: string | Buffer) => gzipSync(content).length / 1000;

const built = (await build({
  root: resolve(root, 'apps/portal'),
  configFile: false,
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [
    {
      name: 'host-page',
      resolveId: (id) => (id === 'virtual:host' ? id : null),
      load: (id) => (id === 'virtual:host' ? "export { MatchWidget } from '@tele/match-widget';" : null),
    },
  ],
  build: {
    write: false,
    minify: true,
    modulePreload: false,
    rolldownOptions: {
      input: 'virtual:host',
      preserveEntrySignatures: 'strict',
      external: [/^react($|\/)/, /^react-dom($|\/)/],
    },
  },
})) as Rolldown.RolldownOutput;

const chunks = new Map(built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
const entry = [...chunks.values()].find((chunk) => chunk.isEntry);
if (!entry) throw new Error('The widget was not bundled: there is nothing to measure.');

/** A chunk and all it imports statically. */
function closureOf(name: string, seen = new Set<string>()): Set<string> {
  const chunk = chunks.get(name);
  if (!chunk || seen.has(name)) return seen;
  seen.add(name);
  for (const next of chunk.imports) closureOf(next, seen);
  return seen;
}

const first = closureOf(entry.fileName);
const sum = (names: Iterable<string>) =>
  [...names].reduce((total, name) => total + gzipped(chunks.get(name)?.code ?? ''), 0);
const css = ['ui', 'kit', 'match-widget'].reduce(
  (total, name) => total + gzipped(readFileSync(resolve(root, `packages/${name}/dist/styles.css`))),
  0,
);

let over = false;
for (const [name, size, budget] of [
  ['until the search form is usable', sum(first) + css, 60],
  ['with every step', sum(chunks.keys()) + css, 110],
] as const) {
  if (size > budget) over = true;
  console.log(
    `${size > budget ? '✖' : '✔'} match-widget ${name}: ${size.toFixed(1)} kB gz of ${budget} (CSS ${css.toFixed(1)})`,
  );
}
if (over) process.exitCode = 1;
