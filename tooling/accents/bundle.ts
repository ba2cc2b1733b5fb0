import { resolve } from 'node:path';
import { build } from 'esbuild';

const root = resolve(import.meta.dirname, '../..');

/** The specimen as one script (it defines `drawSpecimen`) and the styles of what it draws as one sheet. */
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
    logLevel: 'error',
  });
  const textOf = (ending: string): string => {
    const file = outputFiles.find((output) => output.path.endsWith(ending));
    if (!file) throw new Error(`esbuild wrote no ${ending} of the specimen.`);
    return file.text;
  };
  return { script: textOf('specimen.js'), styles: textOf('specimen.css') };
}
