// The script that any page loads, for a CDN: `packages/embed/dist/script/<version>/tele.js` and the files that it fetches late, which never
// change, and `v1/tele.js`, which is the newest of its version; `manifest.json` says what each file hashes to. Needs the packages' builds.
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
