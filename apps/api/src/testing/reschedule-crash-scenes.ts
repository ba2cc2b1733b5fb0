import { personActing, type Actor } from '../http/actor.ts';
import { expect } from 'vitest';
import type { Scene } from './crash-scenes.ts';
import {
  answer,
  aMovable,
  aRequestedReschedule,
  ask,
  timesOf,
  type Movable,
  type RequestedReschedule,
} from './reschedules.ts';
import { at, settled } from './requests.ts';
import type { TestApi } from './start-api.ts';

const patientOf = ({ patient }: Movable): Actor => personActing(patient.userId, { patient: true });
const specialistOf = ({ specialist: { userId, specialistId } }: Movable): Actor =>
  personActing(userId, { specialist: { specialistId, approved: true } });

async function letters(api: TestApi, email: string, rescheduleId: string): Promise<number> {
  const rows = await api.services.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'reschedule-email')
    .execute();
  return rows.filter(({ payload }) => payload['email'] === email && payload['rescheduleId'] === rescheduleId).length;
}

const minute = 60_000;
const endedAt = ({ reschedule }: Partial<RequestedReschedule>): Date =>
  new Date(Date.parse(reschedule?.answerBy ?? '') + 3 * minute);

/** A reschedule is one transaction: repeating it completes a lost one. */
export const rescheduleScenes: Record<string, Scene<Movable & Partial<RequestedReschedule>>> = {
  'asking to reschedule a booking': {
    prepare: (api) => aMovable(api),
    order: (movable) => ({
      call: 'requestReschedule',
      actor: patientOf(movable),
      id: movable.selectionId,
      body: { toISO: movable.toISO },
    }),
    verify: async (api, movable, step) => {
      const { fromISO, toISO, specialist } = movable;
      const made = [`confirmed ${fromISO}`, `kept ${toISO}`];
      expect([made, made.slice(0, 1)], step).toContainEqual(await timesOf(api, specialist));
      const { status, body } = await ask(api, movable);
      expect(status, step).toBe(200);
      await settled(api);
      expect(await timesOf(api, specialist), step).toEqual(made);
      expect(
        await letters(api, 'rescheduleRequested', (body as RequestedReschedule['reschedule']).rescheduleId),
        step,
      ).toBe(1);
    },
  },
  'accepting a reschedule': {
    prepare: (api) => aRequestedReschedule(api),
    order: (moving) => ({
      call: 'acceptReschedule',
      actor: specialistOf(moving),
      id: moving.reschedule?.rescheduleId ?? '',
    }),
    verify: async (api, moving, step) => {
      const { fromISO, toISO, specialist, patient, reschedule } = moving;
      if (!reschedule) throw new Error('Previously asked.');
      const [before, after] = [[`confirmed ${fromISO}`, `kept ${toISO}`], [`confirmed ${toISO}`]];
      expect([before, after], step).toContainEqual(await timesOf(api, specialist));
      expect((await answer(api, 'acceptReschedule', { reschedule, patient, specialist })).status, step).toBe(200);
      await settled(api);
      expect(await timesOf(api, specialist), step).toEqual(after);
      for (const email of ['movedForPatient', 'movedForSpecialist'])
        expect(await letters(api, email, reschedule.rescheduleId), step).toBe(1);
    },
  },
  'ending a reschedule that nobody answers, by three job runs at once': {
    prepare: (api) => aRequestedReschedule(api),
    order: (moving) => ({
      call: 'jobs',
      actor: { type: 'job', name: 'jobs' },
      id: '',
      atISO: endedAt(moving).toISOString(),
      runs: 3,
    }),
    verify: async (api, moving, step) => {
      const { fromISO, specialist, reschedule } = moving;
      if (!reschedule) throw new Error('Previously asked.');
      await at(api, new Date(endedAt(moving).getTime() + 20 * minute), () => settled(api));
      expect(await timesOf(api, specialist), step).toEqual([`confirmed ${fromISO}`]);
      for (const email of ['rescheduleEndedForPatient', 'rescheduleEndedForSpecialist'])
        expect(await letters(api, email, reschedule.rescheduleId), step).toBe(1);
    },
  },
};
