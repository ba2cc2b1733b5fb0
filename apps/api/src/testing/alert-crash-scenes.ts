import type { Answer } from '@tele/core/contract';
import { expect } from 'vitest';
import { newId } from '../db/new-id.ts';
import type { Scene } from './crash-scenes.ts';
import { aPatient, aSpecialist } from './people.ts';
import { at, settled, slotIn, specialty } from './requests.ts';
import type { TestApi } from './start-api.ts';

interface AlertToCheck {
  alertId: string;
  looksAt: Date;
}

const minute = 60_000;

async function anAlertToCheck(api: TestApi): Promise<AlertToCheck> {
  const { db } = api.services;
  const { specialistId } = await aSpecialist(db, { specialty });
  const body = { profession: 'doctor', specialistId };
  const { body: made } = await api.call('createAlert', { as: await aPatient(db), body });
  await settled(api);
  const start_at = new Date(slotIn(api, 3));
  const end_at = new Date(start_at.getTime() + 30 * minute);
  await db
    .insertInto('availability_blocks')
    .values({ id: newId('avb'), specialist_id: specialistId, start_at, end_at })
    .execute();
  const looksAt = new Date(api.clock.now.getTime() + 6 * minute);
  return { alertId: (made as Answer<'createAlert'>).alertId, looksAt };
}

/** Three job runs check one alert with a crash before its email: one email is sent. */
export const alertScenes: Record<string, Scene<AlertToCheck>> = {
  'telling of a free time': {
    prepare: anAlertToCheck,
    order: ({ looksAt }) => ({
      call: 'jobs',
      actor: { type: 'job', name: 'jobs' },
      id: '',
      atISO: looksAt.toISOString(),
      runs: 3,
    }),
    verify: async (api, { alertId, looksAt }, step) => {
      const { db } = api.services;
      await at(api, new Date(looksAt.getTime() + 20 * minute), () => settled(api));
      const alert = await db.selectFrom('alerts').selectAll().where('id', '=', alertId).executeTakeFirstOrThrow();
      expect(alert.ended_because, step).toBe('told');
      const rows = await db
        .selectFrom('outbox')
        .select(['payload', 'done_at'])
        .where('kind', '=', 'alert-email')
        .execute();
      const own = rows.filter(({ payload }) => payload['alertId'] === alertId);
      expect(
        own.map(({ done_at }) => done_at !== null),
        step,
      ).toEqual([true]);
    },
  },
};
