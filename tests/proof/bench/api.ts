// CPU of every API call, next to a bare floor: `npm run bench api`. Options and results: docs/benchmarks.md.
import type { Database } from '../../../apps/api/src/db/open.ts';
import { startIdentity } from '../../../apps/api/src/testing/test-identity.ts';
import { testConfig } from '../../../apps/api/src/testing/test-config.ts';
import type { MeasuredCall } from './api/calls.ts';
import { callsIn, fillDatabase } from './api/fixture.ts';
import { startPgliteEngine, startPostgresEngine, type Engine } from './api/engines.ts';
import { report, type Round } from './api/report.ts';
import { roundsOf, shuffled } from './report/rounds.ts';
import { Subject, subjectNames, type Cost, type SubjectName } from './api/subject.ts';

const given = process.argv.slice(2);
const quick = given.includes('--quick');
const isLarge = given.includes('--large');
const rounds = roundsOf(5, 2);
const requests = quick ? 200 : 400;
const isSelected = (engine: string): boolean =>
  given.includes(engine) || !(given.includes('postgres') || given.includes('pglite'));
const calls = callsIn(isLarge);
const called = given.filter((name): name is MeasuredCall => name in calls);
const names = called.length > 0 ? called : (Object.keys(calls) as MeasuredCall[]);
/** Requests before the measured rounds, until the JIT has compiled the code. */
const warmUp = quick ? 400 : 1_500;
const fresh = 10 + warmUp + rounds * requests;
const fill = (database: Database): Promise<void> => fillDatabase(database, { fresh, isLarge });

async function oneRound(subjects: ReadonlyMap<SubjectName, Subject>, count: number): Promise<Round> {
  const round = new Map<MeasuredCall, Map<SubjectName, Cost>>();
  for (const name of names) {
    const costs = new Map<SubjectName, Cost>();
    for (const [subject, runs] of shuffled([...subjects])) costs.set(subject, await runs.measure(name, count));
    round.set(name, costs);
  }
  return round;
}

async function measure(engine: Engine): Promise<Round[]> {
  const identity = await startIdentity({ projectId: testConfig().firebaseProjectId, now: () => new Date() });
  const tokens = new Map<string, Promise<string>>();
  const subjects = new Map<SubjectName, Subject>();
  try {
    for (const name of subjectNames) subjects.set(name, await Subject.start(name, { engine, identity, tokens, calls }));
    const [ours, , ...floors] = [...subjects.values()];
    for (const name of names) {
      const script = await ours?.record(name);
      for (const floor of floors) if (script) await floor.learn(script);
    }
    await oneRound(subjects, warmUp);
    const counted: Round[] = [];
    while (counted.length < rounds) {
      counted.push(await oneRound(subjects, requests));
      if (process.stderr.isTTY) process.stderr.write(`${engine.name}: round ${counted.length} of ${rounds}\n`);
    }
    return counted;
  } finally {
    for (const subject of subjects.values()) await subject.stop();
    await identity.close();
  }
}

const engines = [
  ...(isSelected('postgres') ? [() => startPostgresEngine(fill)] : []),
  ...(isSelected('pglite') ? [() => startPgliteEngine(fill)] : []),
];
for (const begin of engines) {
  const engine = await begin();
  if (!engine) {
    console.log('No PostgreSQL programs were found.');
    continue;
  }
  try {
    console.log(
      `${report(engine.name, await measure(engine))}\n\n${rounds} interleaved rounds of ${requests} requests each.\n`,
    );
  } finally {
    await engine.stop();
  }
}
