import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { advisoriesFor, formatHit, isAtLeast, readAdvisories } from './supply/advisories.ts';
import { writeBills } from './supply/bills.ts';
import { licenceFaults, type LicenceRules } from './supply/licences.ts';
import { givenUp, lockfileFaults } from './supply/lockfile.ts';

const root = resolve(import.meta.dirname, '..');
const lockfile = readFileSync(resolve(root, 'pnpm-lock.yaml'), 'utf8');
const rules = JSON.parse(readFileSync(resolve(import.meta.dirname, 'supply/licences.json'), 'utf8')) as LicenceRules;
const bills = writeBills();

const components = [...bills.values()].flatMap((bill) => bill.components);
const advisories = readAdvisories();
const severe = advisoriesFor(components, advisories).filter(({ advisory }) => isAtLeast(advisory.severity, 'high'));

const faults = [...licenceFaults(bills, rules), ...severe.map(formatHit), ...lockfileFaults(lockfile)];
for (const name of givenUp(lockfile)) console.log(`Given up by its authors: ${name}`);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  console.error('How to fix these: docs/supply-chain.md.');
  process.exitCode = 1;
} else {
  const shipped = new Set(components.map((component) => component['bom-ref']));
  console.log(
    `Supply: ${shipped.size} packages are shipped, with allowed licences, no severe advisory up to ${advisories.date}, and a hash each.`,
  );
}
