// How a package is built for a stranger's bundler: ES modules one for one with the source, so that a page takes what it draws and
// splits where the source does; CommonJS in one file; types. Each file of code has its map, with the source in it: a stranger's stack traces
// and debugger then show what we wrote. Style sheets are sheet.ts's: Node and bundlers without a plugin for CSS fail at an import of one.
import { readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';
import type { Options } from 'tsup';
import { declarations } from './declarations.ts';
import { directImports } from './direct-imports.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** The source files that `entries` need at run time: no story, no test, nothing that is only types. */
const reachable = (entries: readonly string[]): string[] =>
  Object.keys(
    buildSync({
      entryPoints: [...entries],
      bundle: true,
      packages: 'external',
      format: 'esm',
      outdir: 'dist',
      write: false,
      metafile: true,
      loader: { '.css': 'empty' },
    }).metafile.inputs,
  ).filter((file) => !file.endsWith('.css'));

/** Leaves imports of neighbours as they stand, under the names they will have. */
const oneForOne: Plugin = {
  name: 'one-for-one',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? null : { path: path.replace(/\.tsx?$/, '.js'), external: true },
    );
  },
};

/** Leaves the imports of style sheets out. */
const noSheets: Plugin = {
  name: 'no-sheets',
  setup(build) {
    build.onResolve({ filter: /\.css$/ }, () => ({ path: 'nothing', namespace: 'no-sheets', sideEffects: false }));
    build.onLoad({ filter: /.*/, namespace: 'no-sheets' }, () => ({ contents: '', loader: 'js' }));
  },
};

/** Has modules import each other across our packages as they do within one. */
const acrossPackages: Plugin = {
  name: 'across-packages',
  setup(build) {
    build.onLoad({ filter: /\/src\/.*\.tsx?$/ }, ({ path }) => ({
      contents: directImports(path, readFileSync(path, 'utf8')),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};

/** The payment provider's loader: a file for each of the two kinds of modules, and no `exports` that tell them apart. */
const loader = /^@stripe\/stripe-js\/pure\/index\.mjs$/;
const commonLoader: Plugin = {
  name: 'common-loader',
  setup(build) {
    build.onResolve({ filter: loader }, ({ path }) => ({ path: path.replace(/\.mjs$/, '.js'), external: true }));
  },
};

/** The modules of a package, `entries` being the ones a stranger may import. */
export function modules(
  entries: readonly string[],
  { client, plugins = [] }: { client: boolean; plugins?: readonly Plugin[] },
): Options[] {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const shared: Options = {
    target: 'es2022',
    sourcemap: true,
    define: { TELE_VERSION: JSON.stringify(version) },
    ...(client && { banner: { js: '"use client";' } }),
  };
  return [
    {
      ...shared,
      entry: reachable(entries),
      format: 'esm',
      splitting: false,
      esbuildPlugins: [...plugins, noSheets, oneForOne, acrossPackages],
    },
    {
      ...shared,
      entry: [...entries],
      format: 'cjs',
      noExternal: [loader],
      esbuildPlugins: [...plugins, noSheets, commonLoader],
    },
    { entry: [...entries], format: ['esm', 'cjs'], dts: { only: true, entry: declarations(entries) } },
  ];
}
