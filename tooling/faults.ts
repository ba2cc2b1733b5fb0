// Makes each fault of tooling/faults in a copy and finds the failing test. `--write` updates docs/faults.md.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { faults } from './faults/all.ts';
import { checksOf, longChecksOf, type Sources } from './faults/checks-of.ts';
import type { Fault } from './faults/fault.ts';
import { readImporters } from './faults/importers.ts';
import { runCheck, type Failure } from './faults/run-check.ts';
import { makeScratchCopy } from './faults/scratch-copy.ts';
import { nothing, notRun, readTable, writeTable } from './faults/table.ts';

const root = resolve(import.meta.dirname, '..');
const page = join(root, 'docs/faults.md');
const args = process.argv.slice(2);
const write = args.includes('--write');
const areas = args.filter((arg) => !arg.startsWith('--'));
const unknown = areas.filter((name) => !(name in faults));
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

async function find(area: string, fault: Fault): Promise<Failure | undefined> {
  const path = join(copy.folder, fault.file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(fault.find, () => fault.replace),
  );
  try {
    const checks = [...checksOf(area, fault, sources), ...(args.includes('--long') ? longChecksOf(fault) : [])];
    for (const check of checks) {
      const [failure] = await runCheck(copy.folder, check);
      if (failure) return failure;
    }
    return undefined;
  } finally {
    writeFileSync(path, text);
  }
}

const results = existsSync(page) ? readTable(readFileSync(page, 'utf8')) : new Map<string, string>();
const isKnown = ({ title }: Fault): boolean => (results.get(title) ?? notRun) !== notRun;
const chosen = Object.entries(faults)
  .filter(([area]) => areas.length === 0 || areas.includes(area))
  .flatMap(([area, list]) => list.map((fault) => ({ area, fault })))
  .filter(({ fault }) => !(args.includes('--new') && isKnown(fault)));

function save(title: string, foundBy: string): void {
  results.set(title, foundBy);
  const rows = Object.entries(faults).flatMap(([area, list]) =>
    list.map((fault) => ({ area, title: fault.title, foundBy: results.get(fault.title) ?? notRun })),
  );
  if (write) writeFileSync(page, writeTable(rows));
}

const found = new Map<string, Failure>();
for (const { area, fault } of chosen) {
  const began = performance.now();
  const failure = await find(area, fault);
  if (failure) found.set(fault.title, failure);
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.log(`${failure ? '✔' : '✖'} ${area}: ${fault.title} (${seconds} s)\n  ${failure?.text ?? nothing}`);
  save(fault.title, failure?.text ?? nothing);
}

// A test that fails without the fault finds nothing.
for (const [command, failures] of Map.groupBy(found.values(), ({ check }) => check.command.join(' '))) {
  const paths = [...new Set(failures.map(({ file }) => file).filter(Boolean))];
  const withoutBail = command.replace(' --bail 1', '').split(' ');
  const [first] = failures;
  if (!first || paths.length === 0) continue;
  const without = await runCheck(copy.folder, { ...first.check, command: withoutBail, paths });
  for (const [title, { text }] of found) {
    if (!without.some((failure) => failure.text === text)) continue;
    found.delete(title);
    save(title, nothing);
    console.log(`✖ ${title}: fails without the fault too.\n  ${text}`);
  }
}

const missed = chosen.length - found.size;
console.log(missed === 0 ? 'Each fault is found.' : `Nothing finds ${missed} of ${chosen.length}.`);
