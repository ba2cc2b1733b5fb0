import { resolve } from 'node:path';
import { build } from 'esbuild';
import type { Driver } from './driver.ts';
import type { LookResult, LocatorStep } from './in-page/look.ts';

const { outputFiles } = await build({
  entryPoints: [resolve(import.meta.dirname, 'in-page/look.ts')],
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  target: 'es2022',
  define: { 'process.env.NODE_ENV': '"production"' },
});
const program = outputFiles[0]?.text ?? '';

/** Looks in the page or one of its frames; each new document loads the script again. */
export async function lookIn(
  driver: Driver,
  way: readonly LocatorStep[],
  near: boolean,
  frame?: string,
): Promise<LookResult> {
  const script = `typeof teleLook === 'function' ? teleLook(${JSON.stringify(way)}, ${near}) : null`;
  const seen = await driver.run<LookResult | null>(script, frame);
  if (seen) return seen;
  await driver.run(`(() => { ${program} return true; })()`, frame);
  return (await driver.run<LookResult | null>(script, frame)) ?? { count: 0 };
}
