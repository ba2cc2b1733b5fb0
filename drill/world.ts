import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../apps/api/src/db/schema.ts';
import type { Call } from './caller.ts';
import type { Cast } from './cast.ts';
import type { Promises } from './promises.ts';
import type { Sandbox } from './sandbox.ts';

/** Where journeys happen. */
export interface World {
  call: Call;
  cast: Cast;
  promises: Promises;
  sandbox: Sandbox;
  /** Makes a request's time run out. */
  age: (selectionId: string) => Promise<unknown>;
  /** How often each thing was begun. */
  begun: Map<string, number>;
}

/** Counts what is begun. */
export function tell({ begun }: World, what: string): void {
  begun.set(what, (begun.get(what) ?? 0) + 1);
}

/** Makes a request's time run out as soon as the database is there. */
export function ageWhenThere(db: Db): World['age'] {
  return async (selectionId) => {
    for (;;) {
      try {
        return await db
          .updateTable('selections')
          .set({ expires_at: new Date() })
          .where('id', '=', selectionId)
          .where('state', '=', 'OPEN')
          .execute();
      } catch {
        await wait(200);
      }
    }
  };
}
