// One person's flood, in its own process: all connections repeat rounds until time is up.
import { setTimeout as wait } from 'node:timers/promises';
import { createDice } from '../dice.ts';
import { kinds } from './kinds.ts';
import { connections, createPerson, type Flood, type FloodGiven } from './person.ts';
import { answerAndExit, givenMessage } from './run-program.ts';

const given = await givenMessage<FloodGiven>();
const answers: Record<string, number> = {};
const each = Math.max(1, Math.floor(connections / given.kinds.length));
const ends = await Promise.all(
  given.kinds.map(async (name) => {
    const kind = kinds.get(name);
    if (!kind) throw new Error(`There is no flood "${name}".`);
    const person = createPerson(given, createDice(`${given.seed}/${name}`), answers);
    const flood: Flood = await kind(person);
    await Promise.all(
      Array.from({ length: each }, async () => {
        while (!person.isOver()) {
          await flood.round();
          // Yields: a round without calls must not starve the others.
          await wait(0);
        }
      }),
    );
    return flood.end;
  }),
);
const counted = { ...answers };
for (const end of ends) await end?.();
answerAndExit(counted);
