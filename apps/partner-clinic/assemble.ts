import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { installPacked } from './packed.ts';

/** What of the clinic's site is made before it is served: the packed packages, and the page that the clinic has written in React with them. */
export async function assemble(folder: string, signal: AbortSignal): Promise<void> {
  await installPacked(folder, signal);
  const team = join(folder, 'team');
  rmSync(team, { recursive: true, force: true });
  // Beside the packed packages, so that the names in its imports lead to those.
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
