import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { sheetOf } from '../sheet.ts';

const root = resolve(import.meta.dirname, '../..');

export async function bundleSpecimen(): Promise<{ script: string; styles: string }> {
  const { outputFiles } = await build({
    entryPoints: { specimen: resolve(root, 'tooling/accents/mount.tsx') },
    bundle: true,
    write: false,
    outdir: 'out',
    format: 'iife',
    jsx: 'automatic',
    target: ['chrome123', 'firefox128', 'safari17.5'],
    define: { 'process.env.NODE_ENV': '"development"' },
    loader: { '.css': 'empty' },
    logLevel: 'error',
  });
  const [script] = outputFiles;
  if (!script) throw new Error('esbuild wrote no script of the specimen.');
  // Measures all tokens, also ones that the primitives' sheet leaves out.
  const tokens = readFileSync(resolve(root, 'packages/ui/src/tokens/tokens.css'), 'utf8');
  return { script: script.text, styles: `${tokens}\n${sheetOf(resolve(root, 'packages/ui/src/index.ts'))}` };
}
