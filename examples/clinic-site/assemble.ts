import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { installPacked } from './packed.ts';

/** Installs packed packages and builds the clinic's React page. */
export async function assemble(folder: string, signal: AbortSignal): Promise<void> {
  await installPacked(folder, signal);
  const team = join(folder, 'team');
  rmSync(team, { recursive: true, force: true });
  // Next to the packed packages, so its imports resolve to them.
  cpSync(join(import.meta.dirname, 'team'), team, { recursive: true });
  await build({
    absWorkingDir: folder,
    entryPoints: { team: 'team/main.tsx' },
    outdir: 'files/team',
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    target: ['chrome123', 'firefox128', 'safari17.5'],
    logLevel: 'warning',
  });
}
