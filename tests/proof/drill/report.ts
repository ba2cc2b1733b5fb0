import type { Counts } from './caller.ts';
import type { World } from './world.ts';

export interface Finding {
  check: string;
  about?: 'answers' | 'money';
  wrong: readonly string[];
}

interface Report {
  seed: string;
  minutes: number;
  journeys: number;
  world: World;
  counts: Counts;
  acts: ReadonlyMap<string, number>;
  findings: readonly Finding[];
}

const shown = 20;

export function printReport({ seed, minutes, journeys, world, counts, acts, findings }: Report): number {
  const { promises } = world;
  printTable('Broken meanwhile', acts);
  printTable('Calls', new Map([...world.begun, ['sent again', counts.repeats], ['never answered', counts.unanswered]]));
  printTable('Answers', counts.answers);
  printTable(
    'Promised',
    new Map([
      ['requests made', promises.made.size],
      ['sent', promises.sent.size],
      ['booked', promises.accepted.size],
      ['declined', promises.declined.size],
      ['withdrawn', promises.withdrawn.size],
      ['deleted', promises.deleted.size],
      ['appointments cancelled', promises.cancelled.size],
      ['availability saved', promises.saved.size],
      ['reschedules answered', promises.reschedules.size],
    ]),
  );
  const failed = printFindings(findings);
  const verdict = failed === 0 ? 'Everything agrees' : `${failed} checks failed`;
  console.log(`\n${verdict} after ${journeys} journeys. Again: npm run drill -- --minutes ${minutes} --seed ${seed}`);
  return failed === 0 ? 0 : 1;
}

export function printFindings(findings: readonly Finding[]): number {
  console.log('\nFound');
  for (const { check, wrong } of findings) {
    console.log(
      `  ${wrong.length === 0 ? '✔' : '✖'} ${check}${wrong.length === 0 ? '' : `: ${wrong.length} times not`}`,
    );
    for (const line of wrong.slice(0, shown)) console.log(`      ${line}`);
    if (wrong.length > shown) console.log(`      and ${wrong.length - shown} more`);
  }
  return findings.filter(({ wrong }) => wrong.length > 0).length;
}

export function printTable(title: string, rows: ReadonlyMap<string, number>): void {
  console.log(`\n${title}`);
  const width = Math.max(0, ...[...rows.keys()].map((name) => name.length));
  for (const [name, count] of [...rows].toSorted(([a], [b]) => a.localeCompare(b)))
    console.log(`  ${name.padEnd(width)}  ${count}`);
}
