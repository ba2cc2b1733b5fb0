// Steady calls of other people in an otherwise idle process, on a fixed schedule: slow responses delay no later call.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { createSend } from './call.ts';
import type { Measured } from './judge.ts';
import { answerAndExit, givenMessage } from './run-program.ts';
import { specialty } from '../cast.ts';

export interface OthersGiven {
  url: string;
  people: readonly { token: string; address: string }[];
  ms: number;
}

/** Intervals of all people together: each person stays far below the limits. */
const meEveryMs = 25;
const searchEveryMs = 200;
/** Connections open before measuring. */
const warmMs = 1_000;

const { url, people, ms } = await givenMessage<OthersGiven>();
const send = createSend(64);
const measured = { me: [] as number[], searches: [] as number[], refused: [] as string[] };
const delay = monitorEventLoopDelay({ resolution: 5 });
const begun = performance.now();
let turn = 0;

async function ask(into: number[], due: number, path: string, body?: object): Promise<void> {
  turn += 1;
  const person = people[turn % people.length];
  const { status } = await send(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${person?.token}`,
      'x-forwarded-for': person?.address,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (due < warmMs) return;
  into.push(performance.now() - begun - due);
  if (status !== 200) measured.refused.push(`${path} ${status || 'no answer'}`);
}

async function steadily(everyMs: number, call: (due: number) => Promise<void>): Promise<void> {
  const calls: Promise<void>[] = [];
  for (let due = 0; due < warmMs + ms; due += everyMs) {
    await wait(Math.max(0, begun + due - performance.now()));
    if (due >= warmMs) delay.enable();
    calls.push(call(due));
  }
  await Promise.all(calls);
}

await Promise.all([
  steadily(meEveryMs, (due) => ask(measured.me, due, '/auth/me')),
  steadily(searchEveryMs, (due) =>
    ask(measured.searches, due, '/specialists/search', { profession: 'doctor', specialty }),
  ),
]);
delay.disable();
const lateMs = Math.max(0, delay.percentile(95) / 1e6 - 5);
answerAndExit({ ...measured, lateMs } satisfies Measured);
