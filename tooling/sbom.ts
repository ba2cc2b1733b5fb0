// `npm run sbom [-- --out <folder>]`: validated CycloneDX 1.6 bills of materials of packages, portal and API.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBills } from './supply/bills.ts';
import { billFaults } from './supply/bill-faults.ts';

const { values } = parseArgs({ options: { out: { type: 'string', default: '.data/sbom' } } });
const folder = resolve(values.out);
const bills = writeBills();
const faults = await billFaults(bills);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
} else {
  mkdirSync(folder, { recursive: true });
  for (const [file, bill] of bills) writeFileSync(join(folder, file), `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${bills.size} bills of materials are in ${folder}.`);
}
