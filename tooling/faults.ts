// Makes each fault of tooling/faults in a scratch copy and says which test finds it: `node tooling/faults.ts [area…] [--write]`.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { faults } from './faults/all.ts';
import { checksOf, type Sources } from './faults/checks-of.ts';
import type { Fault } from './faults/fault.ts';
import { readImporters } from './faults/importers.ts';
import { runCheck, type Finding } from './faults/run-check.ts';
import { makeScratchCopy } from './faults/scratch-copy.ts';
import { nothing, notRun, readTable, writeTable } from './faults/table.ts';

const root = resolve(import.meta.dirname, '..');
const page = join(root, 'docs/faults.md');
const args = process.argv.slice(2);
const write = args.includes('--write');
const wanted = args.filter((arg) => !arg.startsWith('--'));
const unknown = wanted.filter((name) => !(name in faults));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Areas: ${Object.keys(faults).join(', ')}.`);
  process.exit(2);
}

const files = execFileSync('git', ['ls-files', 'packages', 'apps/api/src', 'apps/portal/src'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const sources: Sources = { root, files, importers: readImporters(root, files) };

const copy = makeScratchCopy(root);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
process.once('exit', copy.remove);

async function find(area: string, fault: Fault): Promise<Finding> {
  const path = join(copy.folder, fault.file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(fault.find, () => fault.replace),
  );
  try {
    for (const check of checksOf(area, fault, sources)) {
      const finding = await runCheck(copy.folder, check);
      if (finding) return finding;
    }
    return null;
  } finally {
    writeFileSync(path, text);
  }
}

const results = existsSync(page) ? readTable(readFileSync(page, 'utf8')) : new Map<string, string>();
let missed = 0;
for (const [area, list] of Object.entries(faults)) {
  if (wanted.length > 0 && !wanted.includes(area)) continue;
  for (const fault of list) {
    const began = performance.now();
    const finding = await find(area, fault);
    if (!finding) missed += 1;
    const foundBy = finding ? [finding.check, finding.test].filter(Boolean).join(': ') : nothing;
    results.set(fault.title, foundBy);
    const seconds = Math.round((performance.now() - began) / 1_000);
    console.log(`${finding ? '✔' : '✖'} ${area}: ${fault.title} (${seconds} s)\n  ${foundBy}`);
    if (write) writeFileSync(page, writeTable(allRows()));
  }
}

function allRows() {
  return Object.entries(faults).flatMap(([area, list]) =>
    list.map(({ title }) => ({ area, title, foundBy: results.get(title) ?? notRun })),
  );
}

console.log(missed === 0 ? 'Each fault is found.' : `Nothing finds ${missed}.`);
