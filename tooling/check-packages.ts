import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readTarball, tarballFaults } from './release/tarball-faults.ts';
import { packAll, readAsOthersDo } from './supply/pack.ts';

const root = resolve(import.meta.dirname, '..');
const out = mkdtempSync(join(tmpdir(), 'tele-packs-'));
try {
  const tarballs = packAll(root, out);
  readAsOthersDo(tarballs.values());
  const faults = [...tarballs].flatMap(([name, tarball]) => tarballFaults(name, readTarball(tarball), root));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  console.log(`Packages: ${tarballs.size} tarballs pass publint and attw, and hold what others may read.`);
} finally {
  rmSync(out, { recursive: true, force: true });
}
