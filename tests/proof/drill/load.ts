import type { Dice } from './dice.ts';
import { journey } from './journey.ts';
import { offerJourney } from './offer-journey.ts';
import type { World } from './world.ts';

interface Plan {
  world: World;
  dice: Dice;
  /** Journeys at a time. */
  atOnce: number;
}

export interface Load {
  journeys: () => number;
  /** Settles when all have stopped, or as soon as one fails. */
  ended: Promise<unknown>;
  /** Starts no more; resolves when running ones have ended. */
  stop: () => Promise<void>;
}

export function startLoad({ world, dice, atOnce }: Plan): Load {
  const patients = [...world.cast.patients];
  let journeys = 0;
  let stopped = false;
  const ended = Promise.all(
    Array.from({ length: atOnce }, async (_, index) => {
      const own = dice.branch(`actor ${index}`);
      while (!stopped) {
        const patient = patients.shift();
        if (!patient) return;
        journeys += 1;
        const turn = own.branch(String(journeys));
        await (turn.chance(0.35) ? offerJourney : journey)(world, patient, turn);
        patients.push(patient);
      }
    }),
  );
  // `stop` reports the error.
  ended.catch(() => undefined);
  return {
    journeys: () => journeys,
    ended,
    stop: async () => {
      stopped = true;
      await ended;
    },
  };
}
