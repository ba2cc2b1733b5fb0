// What is shipped is under licences that allow it, and the lockfile names one version of everything, by its hash, from the registry. What
// cannot be known offline, such as what was found out since, is `npm run audit`: docs/supply-chain.md.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { writeBills } from './supply/bills.ts';
import { licenceFaults, type LicenceRules } from './supply/licences.ts';
import { givenUp, lockfileFaults } from './supply/lockfile.ts';

const root = resolve(import.meta.dirname, '..');
const lockfile = readFileSync(resolve(root, 'pnpm-lock.yaml'), 'utf8');
const rules = JSON.parse(readFileSync(resolve(import.meta.dirname, 'supply/licences.json'), 'utf8')) as LicenceRules;
const bills = writeBills();

const faults = [...licenceFaults(bills, rules), ...lockfileFaults(lockfile)];
for (const name of givenUp(lockfile)) console.log(`Given up by its authors: ${name}`);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  console.error('Licences that may be shipped, and exceptions with their reasons: tooling/supply/licences.json.');
  process.exitCode = 1;
} else {
  const components = new Set([...bills.values()].flatMap((bill) => bill.components.map((one) => one['bom-ref'])));
  console.log(
    `Supply: ${components.size} packages are shipped, each under a licence that allows it; the lockfile names each by its hash.`,
  );
}
