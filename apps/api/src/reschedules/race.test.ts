import { describe, expect, inject, it } from 'vitest';
import { anOpenRequest, anOffer, aPayee, prepare } from '../testing/offers.ts';
import { aBooking } from '../testing/bookings.ts';
import {
  answer,
  aMovable,
  aRequestedReschedule,
  ask,
  timesOf,
  type Movable,
  type RequestedReschedule,
} from '../testing/reschedules.ts';
import { aPatient } from '../testing/people.ts';
import { accept, aRequest, codeOf, settled, slotIn, specialty } from '../testing/requests.ts';
import type { Called } from '../testing/start-api.ts';
import { startServers } from '../testing/start-servers.ts';
import { withStripe } from '../testing/start-stripe.ts';
import { withTwoApis } from '../testing/two-apis.ts';

const stripe = await withStripe({ now: new Date() });
// Other processes have only the real clock, so these share it.
const [api, another] = await withTwoApis({ config: { stripeApiUrl: stripe.url }, now: new Date() });
const { db } = api.services;

const rounds = 6;
const either = (index: number) => (index % 2 === 0 ? api : another);
const statuses = (answers: readonly Called[]) => answers.map(({ status }) => status).toSorted();
const rescheduleOf = ({ body }: Called) => body as RequestedReschedule['reschedule'];

/** Every answer must be a success or a refusal. */
function expectNoFault(answers: readonly Called[]): void {
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
}

describe('two reschedules at once', () => {
  it('twenty requests for one booking and two times leave one, with its time reserved', async () => {
    const movable = await aMovable(api);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        ask(either(index), movable, { toISO: index % 4 < 2 ? movable.toISO : movable.otherISO }),
      ),
    );
    expectNoFault(answers);
    const made = new Set(answers.flatMap((one) => (one.status === 200 ? rescheduleOf(one).rescheduleId : [])));
    expect(made.size).toBe(1);
    expect(new Set(answers.map(codeOf).filter(Boolean))).toEqual(new Set(['ALREADY_ASKED']));
    expect(await timesOf(api, movable.specialist)).toHaveLength(2);
  });

  it('ten bookings of one specialist to one free time: one reserves it', async () => {
    const first = await aMovable(api);
    const crowd: Movable[] = [first];
    for (let index = 1; index < 10; index += 1) {
      const patient = await aPatient(db);
      const startISO = new Date(Date.parse(first.fromISO) + index * 30 * 60_000).toISOString();
      crowd.push({ ...first, patient, ...(await aBooking(db, { patient, specialist: first.specialist, startISO })) });
    }
    const answers = await Promise.all(crowd.map((movable, index) => ask(either(index), movable)));
    expectNoFault(answers);
    expect(statuses(answers).slice(0, 2)).toEqual([200, 409]);
    const times = await timesOf(api, first.specialist);
    expect(times.filter((time) => time.startsWith('kept'))).toEqual([`kept ${first.toISO}`]);
  });

  it('two bookings of one patient to one time: only one is reserved', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const patient = await aPatient(db);
      const one = await aMovable(api, { patient });
      const later = await aMovable(api);
      await db.deleteFrom('bookings').where('id', '=', later.bookingId).execute();
      const booked = await aBooking(db, { patient, specialist: later.specialist, startISO: slotIn(api, 3, 2) });
      const answers = await Promise.all([ask(api, one), ask(another, { ...later, ...booked, patient })]);
      expect(statuses(answers)).toEqual([200, 409]);
      expect(codeOf(answers.find(({ status }) => status === 409) as Called)).toBe('PATIENT_BUSY');
    }
  });
});

describe('simultaneous replies', () => {
  it('accepting, declining and cancelling have one result, and the times match it', async () => {
    for (let round = 0; round < rounds * 2; round += 1) {
      const moving = await aRequestedReschedule(api);
      const { specialist, patient, selectionId, fromISO, toISO, reschedule } = moving;
      const cancel = round % 2 === 0 ? patient : specialist;
      const answers = await Promise.all([
        answer(either(round), 'acceptReschedule', moving),
        answer(either(round + 1), 'declineReschedule', moving),
        answer(either(round), 'cancelReschedule', moving),
        ...(round % 3 === 0
          ? [either(round + 1).call('cancelAppointment', { as: cancel, params: { id: selectionId } })]
          : []),
      ]);
      expectNoFault(answers);
      const { state } = await db
        .selectFrom('reschedules')
        .select('state')
        .where('id', '=', reschedule.rescheduleId)
        .executeTakeFirstOrThrow();
      const done = answers.slice(0, 3).filter(({ status }) => status === 200);
      expect(done).toHaveLength(state === 'CANCELLED' ? 0 : 1);
      const stands = state === 'ACCEPTED' ? [`confirmed ${toISO}`] : [`confirmed ${fromISO}`];
      expect(await timesOf(api, specialist)).toEqual(answers[3]?.status === 200 ? [] : stands);
      await settled(api);
    }
  });

  it('ten acceptances of one reschedule move it once', async () => {
    const moving = await aRequestedReschedule(api);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => answer(either(index), 'acceptReschedule', moving)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const row = await db.selectFrom('bookings').selectAll().where('id', '=', moving.bookingId).executeTakeFirst();
    expect([row?.sequence, row?.start_at.toISOString()]).toEqual([1, moving.toISO]);
  });
});

describe('the requested time, wanted by others at once', () => {
  it('a pick that is accepted, or the reschedule request: one of them has it', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const movable = await aMovable(api);
      const { specialist, toISO, fromISO } = movable;
      const request = await aRequest(api, { specialists: [specialist], slotISO: toISO });
      const [asked, accepted] = await Promise.all([
        ask(either(round), movable),
        accept(either(round + 1), request, { as: specialist }),
      ]);
      expectNoFault([asked, accepted]);
      expect([asked.status, accepted.status].toSorted()).toEqual([200, 409]);
      await settled(api);
      const has = asked.status === 200 ? 'kept' : 'confirmed';
      expect(await timesOf(api, specialist)).toEqual([`confirmed ${fromISO}`, `${has} ${toISO}`]);
    }
  });

  it('goes to the accepted reschedule, and other picks are lost', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const movable = await aMovable(api);
      const { specialist, toISO } = movable;
      const request = await aRequest(api, { specialists: [specialist], slotISO: toISO });
      const reschedule = rescheduleOf(await ask(api, movable));
      const answers = await Promise.all([
        answer(either(round), 'acceptReschedule', { ...movable, reschedule }),
        accept(either(round + 1), request, { as: specialist }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 409]);
      await settled(api);
      expect(await timesOf(api, specialist)).toEqual([`confirmed ${toISO}`]);
    }
  });

  it('an offer that holds it, or the reschedule request: one of them', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const [fromISO, toISO] = [slotIn(api, 3), slotIn(api, 4)];
      const specialist = await aPayee(api, stripe, { slots: [fromISO, toISO] });
      const patient = await aPatient(db);
      const booking = await aBooking(db, { patient, specialist, startISO: fromISO });
      const offer = await anOffer(api, stripe, { request: await anOpenRequest(api), specialist, slots: [toISO] });
      const [asked, held] = await Promise.all([
        ask(either(round), { ...booking, patient, toISO }),
        prepare(either(round + 1), offer),
      ]);
      expectNoFault([asked, held]);
      expect([asked.status, held.status].toSorted()).toEqual([200, 409]);
      expect(await timesOf(api, specialist)).toEqual([
        `confirmed ${fromISO}`,
        `${asked.status === 200 ? 'kept' : 'claimed'} ${toISO}`,
      ]);
    }
  });

  it('the old time, picked by another as soon as it is free, is never booked twice', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const moving = await aRequestedReschedule(api);
      const { specialist, fromISO, toISO } = moving;
      const patient = await aPatient(db);
      const pick = () =>
        either(round).call('createSelection', {
          as: patient,
          body: {
            profession: 'doctor',
            specialty,
            anyFee: true,
            picks: [{ specialistId: specialist.specialistId, slotISO: fromISO }],
          },
        });
      const [moved, picked] = await Promise.all([answer(either(round + 1), 'acceptReschedule', moving), pick()]);
      expectNoFault([moved, picked]);
      expect(moved.status).toBe(200);
      const again = picked.status === 200 ? picked : await pick();
      expect(again.status).toBe(200);
      expect(await timesOf(api, specialist)).toEqual([`confirmed ${toISO}`]);
    }
  });

  it('is reserved or refused when availability is removed, and stays reserved', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const movable = await aMovable(api);
      const { specialist, fromISO, toISO } = movable;
      const { body } = await api.call('myAvailability', { as: specialist });
      const headers = { 'if-match': `"${(body as { version: string }).version}"` };
      const [asked, saved] = await Promise.all([
        ask(either(round), movable),
        either(round + 1).call('saveAvailability', { as: specialist, body: { blocks: [] }, headers }),
      ]);
      expect(saved.status).toBe(200);
      const isAsked = asked.status === 200;
      expect(codeOf(asked)).toBe(isAsked ? undefined : 'SLOT_UNAVAILABLE');
      expect(await timesOf(api, specialist)).toEqual([`confirmed ${fromISO}`, ...(isAsked ? [`kept ${toISO}`] : [])]);
      // The specialist’s calendar decides: a reserved time can still be accepted.
      const accepted = isAsked
        ? await answer(api, 'acceptReschedule', { ...movable, reschedule: rescheduleOf(asked) })
        : undefined;
      expect(accepted?.status ?? 200).toBe(200);
    }
  });
});

describe.skipIf(inject('database').engine !== 'postgres')('three API processes on one PostgreSQL database', () => {
  it('thirty patients ask for one time, and half of them pick it: one gets it', async () => {
    const callServer = await startServers(api);
    const first = await aMovable(api);
    const { specialist, toISO } = first;
    const crowd: { as: { email: string }; id: string }[] = [];
    const requests: { selectionId: string }[] = [];
    for (let index = 0; index < 15; index += 1) {
      const patient = await aPatient(db);
      const startISO = new Date(Date.parse(first.fromISO) + (index + 1) * 30 * 60_000).toISOString();
      const { selectionId } = await aBooking(db, { patient, specialist, startISO });
      crowd.push({ as: patient, id: selectionId });
      requests.push(await aRequest(api, { specialists: [specialist], slotISO: toISO }));
    }
    const paid = { feeCents: 12_000, paymentMethodId: 'pm_card_visa' };
    const answers = await Promise.all([
      ...crowd.map(({ as, id }, index) =>
        callServer('requestReschedule', index, { as, params: { id }, body: { toISO } }),
      ),
      ...requests.map(({ selectionId: id }, index) =>
        callServer('acceptSelection', index + 1, { as: specialist, params: { id }, body: paid }),
      ),
    ]);
    expectNoFault(answers);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await timesOf(api, specialist)).filter((time) => time.endsWith(toISO))).toHaveLength(1);
  });
});
