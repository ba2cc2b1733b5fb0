// Makes each fault of docs/faults.tsv in a copy and finds the failing test. `--write` updates the table.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checksOf, longChecksOf, type Sources } from './faults/checks-of.ts';
import { readImporters } from './faults/importers.ts';
import { runCheck, type Failure } from './faults/run-check.ts';
import { makeScratchCopy } from './faults/scratch-copy.ts';
import { nothing, notRun, placeOf, readFaults, writeFaults, type Fault } from './faults/table.ts';

const root = resolve(import.meta.dirname, '..');
const table = join(root, 'docs/faults.tsv');
const faults = readFaults(readFileSync(table, 'utf8'));
const known = [...new Set(faults.map(({ area }) => area))];
const args = process.argv.slice(2);
const write = args.includes('--write');
const areas = args.filter((arg) => !arg.startsWith('--'));
const unknown = areas.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Areas: ${known.join(', ')}.`);
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

async function find(fault: Fault): Promise<Failure | undefined> {
  const path = join(copy.folder, fault.file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(fault.find, () => fault.replace),
  );
  try {
    const checks = [...checksOf(fault, sources), ...(args.includes('--long') ? longChecksOf(fault) : [])];
    for (const check of checks) {
      const [failure] = await runCheck(copy.folder, check);
      if (failure) return failure;
    }
    return undefined;
  } finally {
    writeFileSync(path, text);
  }
}

const chosen = faults
  .filter(({ area }) => areas.length === 0 || areas.includes(area))
  .filter(({ foundBy }) => foundBy === notRun || !args.includes('--new'));

function save(fault: Fault, foundBy: string): void {
  fault.foundBy = foundBy;
  if (write) writeFileSync(table, writeFaults(faults));
}

const found = new Map<Fault, Failure>();
for (const fault of chosen) {
  const began = performance.now();
  const failure = await find(fault);
  if (failure) found.set(fault, failure);
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.log(`${failure ? '✔' : '✖'} ${fault.area}: ${fault.title} (${seconds} s)\n  ${failure?.text ?? nothing}`);
  save(fault, failure ? placeOf(failure.text) : nothing);
}

// A test that fails without the fault finds nothing.
for (const [command, failures] of Map.groupBy(found.values(), ({ check }) => check.command.join(' '))) {
  const paths = [...new Set(failures.map(({ file }) => file).filter(Boolean))];
  const withoutBail = command.replace(' --bail 1', '').split(' ');
  const [first] = failures;
  if (!first || paths.length === 0) continue;
  const without = await runCheck(copy.folder, { ...first.check, command: withoutBail, paths });
  for (const [fault, { text }] of found) {
    if (!without.some((failure) => failure.text === text)) continue;
    found.delete(fault);
    save(fault, nothing);
    console.log(`✖ ${fault.title}: fails without the fault too.\n  ${text}`);
  }
}

const missed = chosen.length - found.size;
console.log(missed === 0 ? 'Each fault is found.' : `Nothing finds ${missed} of ${chosen.length}.`);
