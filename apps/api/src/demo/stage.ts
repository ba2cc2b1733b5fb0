import { addDays, dayKey, freeSlots, limits, sydney, wallTimeToInstant, type RouteName } from '@tele/core';
import type { Answer } from '@tele/core/contract';
import { readAvailability } from '../availability/read-availability.ts';
import { personActing, type Actor } from '../http/actor.ts';
import type { Ctx, Services } from '../http/context.ts';
import { createCost } from '../http/cost.ts';
import type { Handler, Input } from '../http/handler.ts';
import { noTurn } from '../http/turns.ts';
import { jobsEnded } from '../jobs/run-jobs-soon.ts';
import { seededId, seededUserId } from '../seed/seeded-id.ts';

/** Calls handlers as invented people at any time, and sends no emails. */
export interface Stage {
  services: Services;
  act: <N extends RouteName>(
    handler: Handler<N>,
    as: Actor,
    when: Date,
    given: Partial<Pick<Input<N>, 'params' | 'body'>>,
  ) => Promise<Answer<N>>;
  /** Times of a specialist, bookable at `when`, from `from` on, when the patient is free. */
  timesOf: (people: { specialist: string; patient: string }, when: Date, from: Date) => Promise<string[]>;
}

export function openStage(services: Services): Stage {
  let time = services.now();
  const quiet: Services = {
    ...services,
    now: () => time,
    mailer: { send: async () => undefined },
    humanCheck: { verify: async () => ({ tag: 'passed' }) },
    duties: { ...services.duties, sweeps: [] },
  };
  const ctxOf = (actor: Actor): Ctx => ({
    ...quiet,
    ...createCost(),
    actor,
    stepAside: noTurn,
    callerAddress: () => 'demo',
    origin: undefined,
    countForPartner: () => undefined,
  });
  return {
    services: quiet,
    act: async (handler, as, when, given) => {
      time = when;
      const unset = {
        query: {},
        body: undefined,
        ifMatch: undefined,
        ifNoneMatch: undefined,
        idempotencyKey: undefined,
      };
      const answer = await handler(ctxOf(as), { ...unset, params: {}, ...given } as Parameters<typeof handler>[1]);
      await jobsEnded(services.db);
      return answer;
    },
    timesOf: async ({ specialist, patient }, when, from) => {
      const id = specialistIdOf(specialist);
      const booked = await services.db
        .selectFrom('bookings')
        .select('start_at')
        .where('patient_id', '=', seededUserId(patient))
        .execute();
      const taken = new Set(booked.map((row) => row.start_at.toISOString()));
      const window = { now: when, days: limits.slotDays };
      const found = (await readAvailability(services.db, [id], window)).get(id);
      const free = found ? freeSlots({ ...found, ...window }) : [];
      return free
        .map(({ startISO }) => startISO)
        .filter((startISO) => startISO >= from.toISOString() && !taken.has(startISO));
    },
  };
}

export const specialistIdOf = (email: string): string => seededId('spc', email);

export const patientActing = (email: string): Actor => personActing(seededUserId(email), { patient: true });

export const specialistActing = (email: string): Actor =>
  personActing(seededUserId(email), { specialist: { specialistId: specialistIdOf(email), approved: true } });

/** Ten in the morning in Sydney, `days` from today. */
export const morning = (now: Date, days: number): Date =>
  new Date(wallTimeToInstant(addDays(dayKey(now.toISOString(), sydney), days), 10 * 60, sydney));

export const sentAt = (now: Date, sent: number): Date =>
  sent === 0 ? new Date(now.getTime() - 2 * 60 * 60_000) : morning(now, -sent);
