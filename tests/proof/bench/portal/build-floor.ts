import { join } from 'node:path';
import { build } from 'vite';
import { dataDir } from '../page/product.ts';

export async function buildFloor(): Promise<void> {
  const folder = join(dataDir, 'portal/floor');
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    base: '/floor/',
    build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: join(import.meta.dirname, 'floor.html') } },
  });
}
