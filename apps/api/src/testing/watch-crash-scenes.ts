import type { Answer } from '@tele/core/contract';
import { expect } from 'vitest';
import { newId } from '../db/new-id.ts';
import type { Scene } from './crash-scenes.ts';
import { aPatient, aSpecialist } from './people.ts';
import { at, settled, slotIn, specialty } from './requests.ts';
import type { TestApi } from './start-api.ts';

interface Watching {
  watchId: string;
  /** When a drain looks, some minutes after the time it finds appeared. */
  looksAt: Date;
}

const minute = 60_000;

/** A watch of a specialist who had no time, and has one now. */
async function aWatching(api: TestApi): Promise<Watching> {
  const { db } = api.services;
  const { specialistId } = await aSpecialist(db, { specialty });
  const body = { profession: 'doctor', specialistId };
  const { body: made } = await api.call('createWatch', { as: await aPatient(db), body });
  await settled(api);
  const start_at = new Date(slotIn(api, 3));
  const end_at = new Date(start_at.getTime() + 30 * minute);
  await db
    .insertInto('availability_blocks')
    .values({ id: newId('avb'), specialist_id: specialistId, start_at, end_at })
    .execute();
  const looksAt = new Date(api.clock.now.getTime() + 6 * minute);
  return { watchId: (made as Answer<'createWatch'>).watchId, looksAt };
}

/** Three drains of one process look at a watch, which may end between its end and its letter: there is one letter of it. */
export const watchScenes: Record<string, Scene<Watching>> = {
  'telling of a free time': {
    prepare: aWatching,
    order: ({ looksAt }) => ({
      call: 'drain',
      actor: { type: 'job', name: 'drain' },
      id: '',
      atISO: looksAt.toISOString(),
      drains: 3,
    }),
    verify: async (api, { watchId, looksAt }, step) => {
      const { db } = api.services;
      await at(api, new Date(looksAt.getTime() + 20 * minute), () => settled(api));
      const watch = await db.selectFrom('watches').selectAll().where('id', '=', watchId).executeTakeFirstOrThrow();
      expect(watch.ended_because, step).toBe('told');
      const rows = await db
        .selectFrom('outbox')
        .select(['payload', 'done_at'])
        .where('kind', '=', 'watch-letter')
        .execute();
      const own = rows.filter(({ payload }) => payload['watchId'] === watchId);
      expect(
        own.map(({ done_at }) => done_at !== null),
        step,
      ).toEqual([true]);
    },
  },
};
