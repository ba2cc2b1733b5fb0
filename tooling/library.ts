// Package build for other bundlers: ES modules per source file, one CommonJS file, types and source maps.
import { readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';
import type { Options } from 'tsup';
import { declarations } from './declarations.ts';
import { directImports } from './direct-imports.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

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

const oneForOne: Plugin = {
  name: 'one-for-one',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? null : { path: path.replace(/\.tsx?$/, '.js'), external: true },
    );
  },
};

const noSheets: Plugin = {
  name: 'no-sheets',
  setup(build) {
    build.onResolve({ filter: /\.css$/ }, () => ({ path: 'nothing', namespace: 'no-sheets', sideEffects: false }));
    build.onLoad({ filter: /.*/, namespace: 'no-sheets' }, () => ({ contents: '', loader: 'js' }));
  },
};

const acrossPackages: Plugin = {
  name: 'across-packages',
  setup(build) {
    build.onLoad({ filter: /\/src\/.*\.tsx?$/ }, ({ path }) => ({
      contents: directImports(path, readFileSync(path, 'utf8')),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};

/** Payment provider's loader: one file per module kind, without `exports` conditions. */
const loader = /^@stripe\/stripe-js\/pure\/index\.mjs$/;
const commonLoader: Plugin = {
  name: 'common-loader',
  setup(build) {
    build.onResolve({ filter: loader }, ({ path }) => ({ path: path.replace(/\.mjs$/, '.js'), external: true }));
  },
};

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
