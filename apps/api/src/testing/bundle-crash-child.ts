import { join, resolve } from 'node:path';
import { build } from 'esbuild';

const api = resolve(import.meta.dirname, '../..');

/** Bundles in chunks: a child reads only the code of its call. */
export async function bundleCrashChild(): Promise<string> {
  const folder = join(api, 'node_modules/.cache', `crash-child-${process.pid}`);
  await build({
    entryPoints: [join(import.meta.dirname, 'crash-child.ts')],
    outdir: folder,
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    // Loads WebAssembly from its own folder.
    external: ['@electric-sql/pglite', 'pg-native'],
    banner: {
      js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`,
    },
    logLevel: 'warning',
  });
  return join(folder, 'crash-child.mjs');
}
