import type { Reschedule, MyData, Notifications, Selection } from '@tele/core';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../db/transaction.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { newsOf } from '../testing/news-of.ts';
import { answer, aMovable, aRequestedReschedule, ask, timesOf } from '../testing/reschedules.ts';
import { at, codeOf, settled, slotIn } from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';

const api = await withApi();
const { db } = api.services;

const slotsOf = async (specialistId: string): Promise<string[]> => {
  const { body } = await api.call('availabilitySlots', {
    as: (await db.selectFrom('users').select('email').where('role', '=', 'patient').executeTakeFirstOrThrow()).email,
    query: { specialistId },
  });
  return (body as { items: { startISO: string }[] }).items.map(({ startISO }) => startISO);
};
const appointmentOf = async ({ as, selectionId }: { as: { email: string }; selectionId: string }) => {
  const { body } = await api.call('myAppointments', { as, query: { apt: selectionId } });
  return (body as { items: { chosenSlotISO: string; reschedule: { status: string; line: string | null } | null }[] })
    .items[0];
};
const mailsTo = async (email: string, work: () => Promise<unknown>): Promise<string[]> => {
  await settled(api);
  const before = api.mails.length;
  await work();
  await settled(api);
  return api.mails.slice(before).flatMap((mail) => (mail.to === email ? [newsOf(mail)] : []));
};

describe('a booking with a reschedule request', () => {
  it('stays booked, reserves both times, and shows that to both sides', async () => {
    const { fromISO, toISO, specialist, patient, ...movable } = await aMovable(api);
    expect(await slotsOf(specialist.specialistId)).toContain(toISO);
    const given = { ...movable, patient, toISO };
    const told = await mailsTo(specialist.email, () => ask(api, given, { line: '  Fridays suit me better.  ' }));
    expect(told).toEqual(['Reschedule request']);
    expect(await timesOf(api, specialist)).toEqual([`confirmed ${fromISO}`, `kept ${toISO}`]);
    expect(await slotsOf(specialist.specialistId)).not.toContain(toISO);
    for (const as of [patient, specialist]) {
      expect(await appointmentOf({ as, selectionId: movable.selectionId })).toMatchObject({
        chosenSlotISO: fromISO,
        reschedule: { status: 'ASKED', fromISO, toISO, line: 'Fridays suit me better.' },
      });
    }
    const selection = await api.call('getSelection', { as: patient, params: { id: movable.selectionId } });
    expect(selection.body).toMatchObject({
      status: 'BOOKED',
      booking: { slotISO: fromISO, reschedule: { status: 'ASKED' } },
    });
  });

  it('waits with its specialist, with the patient’s name, and audits each read once', async () => {
    const { reschedule, specialist, selectionId, patient } = await aRequestedReschedule(api);
    const { body } = await api.call('waitingReschedules', { as: specialist });
    expect(body).toEqual({
      items: [
        expect.objectContaining({
          rescheduleId: reschedule.rescheduleId,
          appointmentId: selectionId,
          patientName: 'Maeve Tran',
        }),
      ],
    });
    const audit = await db.selectFrom('audit').selectAll().where('actor', '=', specialist.userId).execute();
    expect(audit.map(({ action, subject }) => [action, subject])).toEqual([['patient-details.read', patient.userId]]);
    await answer(api, 'declineReschedule', { reschedule, patient, specialist });
    expect((await api.call('waitingReschedules', { as: specialist })).body).toEqual({ items: [] });
  });

  it('is readable alone by its own specialist only', async () => {
    const [moving, other] = [await aRequestedReschedule(api), await aRequestedReschedule(api)];
    const one = async (as: { email: string }) =>
      (await api.call('waitingReschedules', { as, query: { rescheduleId: moving.reschedule.rescheduleId } })).body;
    expect(await one(moving.specialist)).toMatchObject({ items: [{ rescheduleId: moving.reschedule.rescheduleId }] });
    expect(await one(other.specialist)).toEqual({ items: [] });
  });

  it('returns the same when repeated, and sends one email', async () => {
    const moving = await aRequestedReschedule(api);
    const again = await ask(api, moving);
    expect([again.status, again.body]).toEqual([200, moving.reschedule]);
    expect(await timesOf(api, moving.specialist)).toHaveLength(2);
  });
});

describe('accepted', () => {
  it('moves the booking, frees the old time and keeps the money and the agreed fee', async () => {
    const moving = await aRequestedReschedule(api);
    const { fromISO, toISO, specialist, patient, selectionId, bookingId } = moving;
    const before = await db.selectFrom('charges').selectAll().execute();
    const view = () => api.call('getSelection', { as: patient, params: { id: selectionId } });
    const { booking, feeCapCents, anyFee, agreedAt } = (await view()).body as Selection;
    const [toPatient, toSpecialist]: string[][] = [[], []];
    toPatient?.push(...(await mailsTo(patient.email, () => answer(api, 'acceptReschedule', moving))));
    toSpecialist?.push(...api.mails.filter(({ to }) => to === specialist.email).map(newsOf));
    expect(toPatient).toEqual(['Appointment rescheduled']);
    expect(toSpecialist).toContain('Appointment rescheduled');
    expect(await timesOf(api, specialist)).toEqual([`confirmed ${toISO}`]);
    expect(await slotsOf(specialist.specialistId)).toContain(fromISO);
    expect(await appointmentOf({ as: patient, selectionId })).toMatchObject({
      chosenSlotISO: toISO,
      endISO: new Date(Date.parse(toISO) + 1_800_000).toISOString(),
      reschedule: { status: 'ACCEPTED', fromISO },
    });
    expect((await view()).body).toMatchObject({
      candidates: [{ slotISO: toISO, status: 'ACCEPTED' }],
      booking: { feeCents: booking?.feeCents },
      feeCapCents,
      anyFee,
      agreedAt,
    });
    const row = await db.selectFrom('bookings').select('sequence').where('id', '=', bookingId).executeTakeFirst();
    expect(row).toEqual({ sequence: 1 });
    expect(await db.selectFrom('charges').selectAll().execute()).toEqual(before);
  });

  it('twice during a mail outage is emailed once to each, with the final time', async () => {
    const moving = await aRequestedReschedule(api);
    await settled(api);
    const { mailer } = api.services;
    api.services.mailer = { send: () => Promise.reject(new Error('away')) };
    await answer(api, 'acceptReschedule', moving);
    const again = (await ask(api, moving, { toISO: moving.otherISO })).body as typeof moving.reschedule;
    await answer(api, 'acceptReschedule', { ...moving, reschedule: again });
    await settled(api);
    api.services.mailer = mailer;
    await at(api, new Date(api.clock.now.getTime() + 2 * 60 * 60_000), () => settled(api));
    for (const { email } of [moving.patient, moving.specialist]) {
      const moved = api.mails.filter((mail) => mail.to === email && newsOf(mail) === 'Appointment rescheduled');
      const starts = moved.map(({ attachments }) =>
        /DTSTART:(.*)/.exec(String(attachments?.[0]?.content))?.[1]?.trim(),
      );
      expect(starts).toEqual([moving.otherISO.replaceAll(/[-:]|\.\d{3}/g, '')]);
    }
  });

  it('sends both a later version of the calendar entry at the new time', async () => {
    const moving = await aRequestedReschedule(api);
    await answer(api, 'acceptReschedule', moving);
    await settled(api);
    const compact = moving.toISO.replaceAll(/[-:]|\.\d{3}/g, '');
    for (const { email } of [moving.patient, moving.specialist]) {
      const moved = api.mails.filter((mail) => mail.to === email && newsOf(mail) === 'Appointment rescheduled');
      const [file] = moved[0]?.attachments ?? [];
      expect(moved).toHaveLength(1);
      expect(file?.contentType).toContain('method=PUBLISH');
      expect(file?.content).toContain('SEQUENCE:1');
      expect(file?.content).toContain(`DTSTART:${compact}`);
    }
  });

  it.each([
    ['movedForPatient', 'acceptReschedule', 'Appointment rescheduled'],
    ['rescheduleDeclined', 'declineReschedule', 'Appointment time not changed'],
    ['rescheduleEndedForPatient', 'declineReschedule', 'Appointment time not changed'],
  ] as const)('is not announced (%s) once it is cancelled: that has its own email', async (email, name, subject) => {
    const moving = await aRequestedReschedule(api);
    await answer(api, name, moving);
    const job = { kind: 'reschedule-email', payload: { email, rescheduleId: moving.reschedule.rescheduleId } };
    const write = () => mailsTo(moving.patient.email, () => inTransaction(db, (t) => enqueue(t, job, api.clock.now)));
    expect(await write()).toEqual([subject]);
    await db.updateTable('bookings').set({ status: 'CANCELLED' }).where('id', '=', moving.bookingId).execute();
    expect(await write()).toEqual([]);
  });

  it('returns the same when repeated and moves once; declining is then refused', async () => {
    const moving = await aRequestedReschedule(api);
    const first = await answer(api, 'acceptReschedule', moving);
    const again = await answer(api, 'acceptReschedule', moving);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(codeOf(await answer(api, 'declineReschedule', moving))).toBe('ALREADY_DECIDED');
    expect(codeOf(await answer(api, 'cancelReschedule', moving))).toBe('MOVE_CLOSED');
  });

  it('can be rescheduled again, also back to the old time', async () => {
    const moving = await aRequestedReschedule(api);
    await answer(api, 'acceptReschedule', moving);
    const back = await ask(api, moving, { toISO: moving.fromISO });
    expect(back.status).toBe(200);
    const reschedule = back.body as typeof moving.reschedule;
    expect((await answer(api, 'acceptReschedule', { ...moving, reschedule })).status).toBe(200);
    expect(await timesOf(api, moving.specialist)).toEqual([`confirmed ${moving.fromISO}`]);
  });
});

describe('a reschedule request that is not accepted', () => {
  it.each([
    ['declineReschedule', 'DECLINED', 'Appointment time not changed'],
    ['cancelReschedule', 'WITHDRAWN', 'Appointment time not changed'],
  ] as const)('%s leaves the booking and frees the requested time', async (name, status, subject) => {
    const moving = await aRequestedReschedule(api);
    const hearer = name === 'declineReschedule' ? moving.patient : moving.specialist;
    const told = await mailsTo(hearer.email, async () => {
      expect((await answer(api, name, moving)).body).toMatchObject({ status });
      expect((await answer(api, name, moving)).status).toBe(200);
    });
    expect(told).toEqual([subject]);
    expect(await timesOf(api, moving.specialist)).toEqual([`confirmed ${moving.fromISO}`]);
    expect(await slotsOf(moving.specialist.specialistId)).toContain(moving.toISO);
    expect((await ask(api, moving)).status).toBe(200);
  });

  it('is hidden after a cancellation and shown after a decline', async () => {
    const [one, other] = [await aRequestedReschedule(api), await aRequestedReschedule(api)];
    await answer(api, 'cancelReschedule', one);
    await answer(api, 'declineReschedule', other);
    expect(await appointmentOf({ as: one.patient, selectionId: one.selectionId })).toMatchObject({ reschedule: null });
    expect(await appointmentOf({ as: other.patient, selectionId: other.selectionId })).toMatchObject({
      reschedule: { status: 'DECLINED' },
    });
  });

  it('without a reply ends on time before any sweep, and notifies both once', async () => {
    const moving = await aRequestedReschedule(api);
    const before = new Date(Date.parse(moving.reschedule.answerBy) - 1);
    await at(api, before, async () => {
      await settled(api);
      expect(await timesOf(api, moving.specialist)).toHaveLength(2);
    });
    await at(api, moving.reschedule.answerBy, async () => {
      expect(codeOf(await answer(api, 'acceptReschedule', moving))).toBe('MOVE_CLOSED');
      expect(await appointmentOf({ as: moving.patient, selectionId: moving.selectionId })).toMatchObject({
        chosenSlotISO: moving.fromISO,
        reschedule: { status: 'ENDED' },
      });
      const told = await mailsTo(moving.patient.email, () => settled(api));
      expect([...told, ...(await mailsTo(moving.patient.email, () => settled(api)))].length).toBeLessThanOrEqual(1);
      const all = api.mails.filter(({ to }) => to === moving.patient.email || to === moving.specialist.email);
      expect(all.filter((mail) => newsOf(mail) === 'Appointment time not changed')).toHaveLength(2);
      expect(await timesOf(api, moving.specialist)).toEqual([`confirmed ${moving.fromISO}`]);
    });
  });

  describe('a sooner time', () => {
    const aSooner = async () => {
      const movable = await aMovable(api);
      const soonISO = slotIn(api, 0, 6);
      const startMs = Date.parse(soonISO);
      await db
        .insertInto('availability_blocks')
        .values({
          id: `avb_${movable.bookingId}`,
          specialist_id: movable.specialist.specialistId,
          start_at: soonISO,
          end_at: new Date(startMs + 1_800_000),
        })
        .execute();
      const { body } = await ask(api, movable, { toISO: soonISO });
      return { ...movable, answerBy: new Date(startMs - 3_600_000).toISOString(), reschedule: body as Reschedule };
    };

    it('is given up when it could no longer be picked', async () => {
      const { reschedule, answerBy } = await aSooner();
      expect(reschedule).toMatchObject({ answerBy });
    });

    it('that expired is emailed to both when another is requested before the sweep', async () => {
      const moving = await aSooner();
      await at(api, moving.answerBy, async () => {
        expect((await ask(api, moving)).body).toMatchObject({ status: 'ASKED', toISO: moving.toISO });
        await settled(api);
        for (const { email } of [moving.patient, moving.specialist]) {
          const ended = api.mails.filter(
            (mail) => mail.to === email && newsOf(mail) === 'Appointment time not changed',
          );
          expect(ended).toHaveLength(1);
        }
        expect(await timesOf(api, moving.specialist)).toEqual([`confirmed ${moving.fromISO}`, `kept ${moving.toISO}`]);
      });
    });
  });

  it.each(['patient', 'specialist'] as const)('cancelled by its %s frees both times', async (side) => {
    const moving = await aRequestedReschedule(api);
    const { selectionId, specialist, toISO, fromISO } = moving;
    const { status } = await api.call('cancelAppointment', { as: moving[side], params: { id: selectionId } });
    expect(status).toBe(200);
    expect(await timesOf(api, specialist)).toEqual([]);
    expect(await slotsOf(specialist.specialistId)).toEqual(expect.arrayContaining([fromISO, toISO]));
    expect(codeOf(await answer(api, 'acceptReschedule', moving))).toBe('MOVE_CLOSED');
    expect(codeOf(await answer(api, 'cancelReschedule', moving))).toBe('MOVE_CLOSED');
  });
});

describe('the bell', () => {
  const hear = async (as: { email: string }) => (await api.call('notifications', { as })).body as Notifications;

  it('shows waiting requests and outcomes, but no cancelled requests', async () => {
    const moving = await aRequestedReschedule(api);
    const { patient, specialist, reschedule, selectionId } = moving;
    expect((await hear(patient)).reschedules).toEqual([]);
    const before = await hear(specialist);
    expect(before.reschedules).toMatchObject([
      { rescheduleId: reschedule.rescheduleId, appointmentId: selectionId, counterpart: 'Maeve Tran' },
    ]);
    await answer(api, 'declineReschedule', moving);
    const after = await hear(specialist);
    expect([after.reschedules, after.version === before.version]).toEqual([[], false]);
    expect((await hear(patient)).reschedules).toMatchObject([
      { rescheduleId: reschedule.rescheduleId, status: 'DECLINED' },
    ]);
    const again = (await ask(api, moving)).body as typeof reschedule;
    await answer(api, 'cancelReschedule', { ...moving, reschedule: again });
    expect([(await hear(patient)).reschedules, (await hear(specialist)).reschedules]).toEqual([[], []]);
  });

  it('names the person booked for, not the booker', async () => {
    const movable = await aMovable(api);
    const finn = { name: 'Finn Tran', relation: 'child', gender: 'Male', dob: '2019-05-02', consent: true };
    const { body } = await api.call('addPerson', { as: movable.patient, body: finn });
    const { personId } = body as { personId: string };
    await db.updateTable('selections').set({ person_id: personId }).where('id', '=', movable.selectionId).execute();
    await ask(api, movable);
    expect((await hear(movable.specialist)).reschedules).toMatchObject([{ counterpart: 'Finn Tran' }]);
    expect((await api.call('waitingReschedules', { as: movable.specialist })).body).toMatchObject({
      items: [{ patientName: 'Finn Tran' }],
    });
  });

  it('is outdated once the reply time has passed', async () => {
    const moving = await aRequestedReschedule(api);
    const { version } = await hear(moving.patient);
    await at(api, moving.reschedule.answerBy, async () => {
      const headers = { 'if-none-match': `"${version}"` };
      const { status, body } = await api.call('notifications', { as: moving.patient, headers });
      expect([status, (body as Notifications).reschedules]).toMatchObject([200, [{ status: 'ENDED' }]]);
    });
  });
});

describe('stored data of a reschedule', () => {
  it('is in its patient’s download with the note; a reserved time is no appointment', async () => {
    const movable = await aMovable(api);
    await ask(api, movable, { line: 'Fridays suit me better.' });
    const own = (await api.call('downloadMyData', { as: movable.patient })).body as MyData;
    expect(own.appointments).toMatchObject([
      {
        startISO: movable.fromISO,
        reschedules: [{ toISO: movable.toISO, line: 'Fridays suit me better.', status: 'ASKED' }],
      },
    ]);
    const work = (await api.call('downloadMyData', { as: movable.specialist })).body as MyData;
    expect(work.work?.appointments).toHaveLength(1);
  });
});
