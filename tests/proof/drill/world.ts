import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../../apps/api/src/db/schema.ts';
import { createCaller, type Call, type Counts } from './caller.ts';
import type { Cast } from './cast.ts';
import { noPromises, type Promises } from './promises.ts';
import type { Sandbox } from './sandbox.ts';
import type { Site } from './site.ts';

export interface World {
  call: Call;
  cast: Cast;
  promises: Promises;
  sandbox: Sandbox;
  age: (selectionId: string) => Promise<unknown>;
  begun: Map<string, number>;
}

interface Place extends Pick<Site, 'database' | 'sandbox' | 'identity'> {
  fleet: Parameters<typeof createCaller>[0];
  cast: Cast;
}

export function startWorld({ database, sandbox, identity, fleet, cast }: Place): { world: World; counts: Counts } {
  const { call, counts } = createCaller(fleet, identity);
  const begun = new Map<string, number>();
  const world: World = {
    call: (who, name, ...rest) => {
      tell({ begun }, name);
      return call(who, name, ...rest);
    },
    cast,
    sandbox,
    age: ageWhenThere(database.db),
    promises: noPromises(),
    begun,
  };
  return { world, counts };
}

export function tell({ begun }: Pick<World, 'begun'>, what: string): void {
  begun.set(what, (begun.get(what) ?? 0) + 1);
}

function ageWhenThere(db: Db): World['age'] {
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
