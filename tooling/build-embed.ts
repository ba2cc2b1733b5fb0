// Builds the embed script and its late files for a CDN. Needs the packages' builds.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { bundleScript } from './embed/bundle.ts';

const out = resolve(import.meta.dirname, '../packages/embed/dist/script');

const files = await bundleScript();
rmSync(out, { recursive: true, force: true });
for (const [name, text] of files) {
  const file = resolve(out, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
