import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from '../caller.ts';
import { specialty, type Cast } from '../cast.ts';
import type { Dice } from '../dice.ts';
import type { World } from '../world.ts';

export interface Probe {
  /** When a write, and a search, was answered, in milliseconds of `performance.now()`. */
  writes: readonly number[];
  reads: readonly number[];
  stop: () => Promise<void>;
}

const everyMs = 200;
/** No more than people would bear to wait for. */
const atMost = 20;
const halfHour = 30 * 60_000;
/** Those of a day that no journey picks. */
const [firstTime, times] = [20, 28];

/**
 * A small write and a search at a steady pace, whatever became of those before: what nobody answers for so long is the time without
 * service. Each write is a request of its own, which must be there in the end like all that was answered.
 */
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

/** Each patient asks each specialist for each time once. */
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

/** Begins `work` again and again without waiting for its end; answers what stops it and waits for what is under way. */
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
