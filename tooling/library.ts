// How a package is built for a stranger's bundler: ES modules one for one with the source, so that a page takes what it draws and
// splits where the source does; CommonJS in one file; types; style sheets for the browsers of the design.
import { buildSync } from 'esbuild';
import type { Options } from 'tsup';
import { tightened } from './tightened.ts';
import { withoutUnreadTokens } from './unread-tokens.ts';

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
    }).metafile.inputs,
  );

/** Leaves imports of neighbours as they stand, under the names they will have. */
const oneForOne: Plugin = {
  name: 'one-for-one',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? null : { path: path.replace(/\.tsx?$/, '.js'), external: true },
    );
  },
};

/** The modules of a package, `entries` being the ones a stranger may import. */
export const modules = (entries: readonly string[], { client }: { client: boolean }): Options[] => {
  const shared: Options = { target: 'es2022', ...(client && { banner: { js: '"use client";' } }) };
  return [
    { ...shared, entry: reachable(entries), format: 'esm', splitting: false, esbuildPlugins: [oneForOne] },
    { ...shared, entry: [...entries], format: 'cjs' },
    { entry: [...entries], format: ['esm', 'cjs'], dts: { only: true } },
  ];
};

/** Style sheets by the name they are published under, each with all that it imports. One named `alone` stands for itself: what only others read is left out. */
export const sheets = (entry: Readonly<Record<string, string>>): Options => ({
  entry: { ...entry },
  minify: true,
  // The floor of design section 7: an older target would rewrite light-dark() and relative colours.
  target: ['chrome123', 'firefox128', 'safari17.5'],
  noExternal: [/\.css$/],
  plugins: [
    {
      name: 'smaller',
      renderChunk: (code, { path }) =>
        path.endsWith('.css')
          ? { code: tightened(path.endsWith('/alone.css') ? withoutUnreadTokens(code) : code) }
          : undefined,
    },
  ],
});
