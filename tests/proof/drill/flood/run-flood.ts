import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { stopOnSignal } from '../stop-on-signal.ts';
import { faultsOf, percentile, type FloodRow, type Measured } from './judge.ts';
import { kinds } from './kinds.ts';
import type { FloodGiven } from './person.ts';
import type { OthersGiven } from './others.ts';
import { runProgram } from './run-program.ts';
import { startProcess, type Place } from './start-process.ts';
import { tableOfFloods } from './table.ts';

interface Plan {
  /** Duration of the combined flood; single kinds last a quarter. */
  seconds: number;
  seed: string;
  server: string;
  /** Kinds of flood; default: each, then all together. */
  only: readonly string[] | undefined;
}

/** The flood runs this long before measuring. */
const headStartMs = 1_000;
/** Calm: this many responses in a row, each within `calmMs`. */
const calmTimes = 20;
const calmMs = 50;
const longestCalmMs = 180_000;

export const floodKinds = [...kinds.keys()];

/** Floods one process as one person while others call it. Exit code 1 if the others notice. */
export async function runFlood({ seconds, seed, server, only }: Plan): Promise<number> {
  const floods = [...(only ?? floodKinds).map((kind) => [kind]), ...(only ? [] : [floodKinds])];
  const [load = 0] = loadavg();
  const wasIdle = load < availableParallelism() / 2;
  const place = await startProcess(server, floods.length);
  const forget = stopOnSignal(place.stop);
  try {
    console.log(`One person against one process on ${place.engine} (--seed ${seed})`);
    console.log(
      `${availableParallelism()} cores, load ${load.toFixed(1)} before: the 50 ms are ${wasIdle ? '' : 'not '}judged`,
    );
    const tokens = place.cast.patients.map(async ({ email, address }) => ({
      token: await place.identity.tokenFor(email),
      address,
    }));
    const others = await Promise.all(tokens);
    const measure = (ms: number): Promise<Measured> => {
      const given: OthersGiven = { url: place.url, people: others, ms };
      return runProgram<Measured>('others', given).result;
    };
    const rows: FloodRow[] = [];
    const controlMs = (seconds * 1_000) / 4;
    let before = await measure(controlMs);
    for (const [index, names] of floods.entries()) {
      const ms = seconds * (names.length > 1 ? 1_000 : 250);
      const given = await floodGiven(place, { names, index, ms: ms + headStartMs, seed });
      await place.stalledMs();
      const flood = runProgram<Record<string, number>>('one-person', given, { yields: true });
      await Promise.race([wait(headStartMs), flood.result]);
      const flooded = await measure(ms);
      const stalledMs = await place.stalledMs();
      const answers = await flood.result;
      const calmAfterMs = await becomeCalm(place.url);
      const after = await measure(controlMs);
      const kind = names.length > 1 ? 'all together' : (names[0] ?? '');
      const row: FloodRow = { kind, wasIdle, flooded, controls: [before, after], stalledMs, answers };
      rows.push(row);
      before = after;
      console.log(
        `${kind}: p95 ${percentile(flooded.me, 95).toFixed(1)} ms, calm ${(calmAfterMs / 1_000).toFixed(1)} s after`,
      );
    }
    console.log(`\n${tableOfFloods(rows).join('\n')}\n`);
    const ended = place.fleet.endedByThemselves;
    for (const name of ended) console.log(`✖ ${name} ended by itself`);
    printErrors(place.fleet.errors);
    return ended.length === 0 && rows.every((row) => faultsOf(row).length === 0) ? 0 : 1;
  } finally {
    await place.stop();
    forget();
  }
}

function printErrors(lines: readonly string[]): void {
  const kindOf = (line: string): string => line.replaceAll(/"(time|requestId)":"[^"]*",/g, '').slice(0, 300);
  for (const [kind, same] of Map.groupBy(lines, kindOf)) console.log(`  logged ${same.length} times: ${kind}`);
}

interface Turn {
  names: readonly string[];
  index: number;
  ms: number;
  seed: string;
}

/** Each flood uses a new person with unused limits. */
async function floodGiven(place: Place, { names, index, ms, seed }: Turn): Promise<FloodGiven> {
  const emails = place.flooders[index];
  if (!emails) throw new Error('There is nobody left who floods.');
  const account = async (email: string) => ({ email, token: await place.identity.tokenFor(email) });
  return {
    kinds: names,
    url: place.url,
    calendarHost: place.calendarHost,
    sandbox: place.sandbox,
    address: `10.9.0.${index + 1}`,
    patient: await account(emails.patient),
    specialist: await account(emails.specialist),
    specialistIds: place.cast.specialists.map(({ specialistId }) => specialistId),
    ms,
    seed,
  };
}

/** Waits until no after-effects can slow the next control. Returns the time it took. */
async function becomeCalm(url: string): Promise<number> {
  const begun = performance.now();
  for (let inARow = 0; inARow < calmTimes && performance.now() - begun < longestCalmMs;) {
    const startedAt = performance.now();
    const answer = await fetch(`${url}/health`).catch(() => undefined);
    await answer?.arrayBuffer();
    inARow = answer?.ok && performance.now() - startedAt < calmMs ? inARow + 1 : 0;
    await wait(100);
  }
  return performance.now() - begun;
}
