import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from '../caller.ts';
import { specialty, type Cast } from '../cast.ts';
import type { Dice } from '../dice.ts';
import type { World } from '../world.ts';

export interface Probe {
  /** When writes and searches got a response, in milliseconds of `performance.now()`. */
  writes: readonly number[];
  reads: readonly number[];
  stop: () => Promise<void>;
}

const everyMs = 200;
/** Most calls at a time, so they do not pile up while nothing responds. */
const atMost = 20;
const halfHour = 30 * 60_000;
/** Times of a day that journeys do not pick. */
const [firstTime, times] = [20, 28];

/** Steady writes and searches: gaps show the downtime. Each write is a request that must persist. */
export function startProbe(world: World, dice: Dice): Probe {
  const [writes, reads]: [number[], number[]] = [[], []];
  const stops = [
    steadily(async (index) => {
      const answer = await write(world, index, dice.branch(`write ${index}`));
      if (answer?.status === 200) writes.push(performance.now());
    }),
    steadily(async (index) => {
      const answer = await search(world, index, dice.branch(`read ${index}`));
      if (answer?.status === 200) reads.push(performance.now());
    }),
  ];
  return {
    writes,
    reads,
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}

async function write({ call, cast, promises }: World, index: number, dice: Dice): Promise<Answer | undefined> {
  const { patient, pick } = placeOf(cast, index);
  const body = { profession: 'doctor', specialty, picks: [pick], anyFee: true };
  const answer = await call(patient, 'createSelection', { body }, dice);
  if (answer?.status === 200) promises.made.set(String(answer.body.selectionId), patient.userId);
  return answer;
}

/** Unique combination: each patient requests each time of each specialist once. */
function placeOf({ visitors, specialists, firstDay }: Cast, index: number) {
  const turn = Math.floor(index / visitors.length);
  const patient = visitors[index % visitors.length];
  const specialist = specialists[turn % specialists.length];
  if (!patient || !specialist) throw new Error('A probe needs patients and specialists.');
  const time = firstTime + (Math.floor(turn / specialists.length) % times);
  const slotISO = new Date(firstDay + time * halfHour).toISOString();
  return { patient, pick: { specialistId: specialist.specialistId, slotISO } };
}

function search({ call, cast: { visitors } }: World, index: number, dice: Dice): Promise<Answer | undefined> {
  const patient = visitors[index % visitors.length];
  if (!patient) throw new Error('A probe needs patients.');
  return call(patient, 'searchSpecialists', { body: { profession: 'doctor', specialty } }, dice);
}

/** Starts `work` at intervals without waiting. Returns a function that stops and waits for running ones. */
function steadily(work: (index: number) => Promise<void>): () => Promise<void> {
  const under = new Set<Promise<void>>();
  const stopping = new AbortController();
  const going = (async () => {
    for (let index = 0; !stopping.signal.aborted; index += 1) {
      if (under.size < atMost) {
        const one = work(index).finally(() => under.delete(one));
        under.add(one);
      }
      await wait(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return async () => {
    stopping.abort();
    await going;
    await Promise.all(under);
  };
}
