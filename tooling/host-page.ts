import { resolve } from 'node:path';
import { build as esbuild } from 'esbuild';
import { build as vite, type Rolldown } from 'vite';
import { published, publishedFile } from './published.ts';

export interface HostPage {
  first: readonly string[];
  all: readonly string[];
}

export type Bundler = 'Vite' | 'esbuild';

interface Chunk {
  code: string;
  isEntry: boolean;
  imports: readonly string[];
}
type Chunks = ReadonlyMap<string, Chunk>;

const root = resolve(import.meta.dirname, '../apps/portal');
const define = { 'process.env.NODE_ENV': '"production"' };
const react = /^react($|\/)|^react-dom($|\/)/;

async function byVite(code: string): Promise<Chunks> {
  const { output } = (await vite({
    root,
    configFile: false,
    logLevel: 'error',
    define,
    plugins: [
      published,
      {
        name: 'host-page',
        resolveId: (id) => (id === 'virtual:host' ? id : null),
        load: (id) => (id === 'virtual:host' ? code : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: 'virtual:host',
        // As on a page that draws the widget: later chunks may import from loaded ones.
        preserveEntrySignatures: 'allow-extension',
        external: [react],
      },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
}

async function byEsbuild(code: string): Promise<Chunks> {
  const { metafile, outputFiles } = await esbuild({
    stdin: { contents: code, resolveDir: root },
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    write: false,
    outdir: root,
    absWorkingDir: root,
    metafile: true,
    logLevel: 'error',
    define,
    external: ['react', 'react-dom'],
    plugins: [
      {
        name: 'published',
        setup: (host) =>
          host.onResolve({ filter: /^@tele\// }, ({ path }) => ({ path: publishedFile(path), sideEffects: false })),
      },
    ],
  });
  const textOf = new Map(outputFiles.map(({ path, text }) => [path, text]));
  return new Map(
    Object.entries(metafile.outputs).map(([name, { entryPoint, imports }]) => [
      name,
      {
        code: textOf.get(resolve(root, name)) ?? '',
        isEntry: entryPoint === '<stdin>',
        imports: imports.flatMap(({ kind, path }) => (kind === 'import-statement' ? [path] : [])),
      },
    ]),
  );
}

export async function hostPage(specifier: string, component: string, bundler: Bundler = 'Vite'): Promise<HostPage> {
  const chunks = await { Vite: byVite, esbuild: byEsbuild }[bundler](`export { ${component} } from '${specifier}';`);
  const first = new Set([...chunks.values()].filter(({ isEntry }) => isEntry));
  if (first.size === 0) throw new Error(`${specifier} was not bundled: there is nothing to measure.`);
  for (const { imports } of first) {
    for (const name of imports) {
      const chunk = chunks.get(name);
      if (chunk) first.add(chunk);
    }
  }
  const codeOf = (list: Iterable<Chunk>) => [...list].map(({ code }) => code);
  return { first: codeOf(first), all: codeOf(chunks.values()) };
}
