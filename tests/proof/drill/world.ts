import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../../apps/api/src/db/schema.ts';
import type { Call } from './caller.ts';
import type { Cast } from './cast.ts';
import type { Promises } from './promises.ts';
import type { Sandbox } from './sandbox.ts';

export interface World {
  call: Call;
  cast: Cast;
  promises: Promises;
  sandbox: Sandbox;
  age: (selectionId: string) => Promise<unknown>;
  begun: Map<string, number>;
}

export function tell({ begun }: World, what: string): void {
  begun.set(what, (begun.get(what) ?? 0) + 1);
}

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
