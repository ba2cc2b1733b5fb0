import { join, resolve } from 'node:path';
import { build } from 'esbuild';

const api = resolve(import.meta.dirname, '../..');

export async function bundleCrashChild(): Promise<string> {
  const outfile = join(api, 'node_modules/.cache', `crash-child-${process.pid}.mjs`);
  await build({
    entryPoints: [join(import.meta.dirname, 'crash-child.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    // Loads WebAssembly from its own folder.
    external: ['@electric-sql/pglite', 'pg-native'],
    banner: {
      js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`,
    },
    logLevel: 'warning',
  });
  return outfile;
}
