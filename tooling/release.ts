// `npm run release -- --dry-run [--out <folder>]`. Without --dry-run it publishes, only from CI and a clean main.
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { latestOf } from './release/latest-of.ts';
import { inTheWay } from './release/readiness.ts';
import { readStanding } from './release/read-standing.ts';
import { makeScratch } from './release/scratch.ts';
import { readTarball, tarballFaults } from './release/tarball-faults.ts';
import { billFaults } from './supply/bill-faults.ts';
import { writeBills } from './supply/bills.ts';
import { packAll, readAsOthersDo } from './supply/pack.ts';

const { values } = parseArgs({
  options: { 'dry-run': { type: 'boolean', default: false }, out: { type: 'string', default: '.data/release' } },
});
const dryRun = values['dry-run'];
const root = resolve(import.meta.dirname, '..');
const out = resolve(values.out);

const standing = readStanding(root);
const faults = inTheWay(standing, { dryRun });
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const scratch = makeScratch(root, { versions: standing.changesets.length > 0 });
try {
  const tarballs = packAll(scratch.folder, out);
  readAsOthersDo(tarballs.values());
  const wrong = [...tarballs].flatMap(([name, tarball]) => tarballFaults(name, readTarball(tarball), root));
  const bills = writeBills();
  wrong.push(...(await billFaults(bills)));
  if (wrong.length > 0) throw new Error(wrong.join('\n'));

  const sums: string[] = [];
  const keep = (file: string): void => {
    sums.push(`${createHash('sha512').update(readFileSync(file)).digest('hex')}  ${basename(file)}`);
  };
  for (const [name, tarball] of tarballs) {
    keep(tarball);
    const bill = bills.get(`tele-${name}.json`);
    if (!bill) throw new Error(`There is no bill of materials of @tele/${name}.`);
    const file = tarball.replace(/\.tgz$/, '.cdx.json');
    writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
    keep(file);
    const folder = join(scratch.folder, 'packages', name);
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    console.log(`\n@tele/${name} ${version}, ${(statSync(tarball).size / 1024).toFixed(1)} kB`);
    console.log(latestOf(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).replaceAll(/^/gm, '  '));
  }
  writeFileSync(join(out, 'SHA512SUMS'), `${sums.join('\n')}\n`);
  console.log(`\n${tarballs.size} packages, their bills of materials and SHA512SUMS are in ${out}.`);
  if (dryRun) console.log('A dry run: nothing was published, and the tree is as it was.');
  else
    for (const tarball of tarballs.values())
      // oxlint-disable-next-line tele/any-system -- CI publishes, on Linux (docs/supply-chain.md)
      execFileSync('npm', ['publish', tarball, '--access', 'public', '--provenance'], { stdio: 'inherit' });
} finally {
  scratch.remove();
}
