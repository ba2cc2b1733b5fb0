import { resolve } from 'node:path';
import { build } from 'esbuild';

const root = resolve(import.meta.dirname, '../..');

/** The specimen as one script (it defines `drawSpecimen`) and the package's styles as one sheet. */
export async function bundleSpecimen(): Promise<{ script: string; styles: string }> {
  const { outputFiles } = await build({
    entryPoints: {
      script: resolve(root, 'tooling/accents/mount.tsx'),
      styles: resolve(root, 'packages/ui/src/styles.css'),
    },
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
  return { script: textOf('script.js'), styles: textOf('styles.css') };
}
