import { describe, expect, it } from 'vitest';
import { newId } from '../db/new-id.ts';
import { personActing } from '../http/actor.ts';
import { reinstate } from '../staff/suspend.ts';
import { aBooking } from '../testing/bookings.ts';
import { aBookedOffer, aPayee, anOpenRequest, anOffer, withdraw } from '../testing/offers.ts';
import { addProfile, aPatient, aSpecialist, type Person } from '../testing/people.ts';
import { accept, aRequest, at, chargesOf, codeOf, settled, slotIn, specialty, viewOf } from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';
import { tablesWith } from '../testing/tables-with.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });
const { db } = api.services;

const remove = (as: Person) => api.call('deleteAccount', { as });
const inTheWay = async (as: Person) =>
  ((await api.call('accountEnding', { as })).body as { inTheWay: string[] }).inTheWay;

describe('a specialist who deletes their account', () => {
  it('stays by name, category, place and registrations with their patients only', async () => {
    const patient = await aPatient(db);
    const specialist = await aSpecialist(db, {
      name: 'Dr Wilhelmina Quokka',
      bio: 'Keeps bees.',
      subspecialties: ['Platypus stings'],
      languages: ['English', 'Tetum'],
      slots: [slotIn(api, 3)],
      licences: [{ kind: 'ahpra-med', number: 'MED0001234567' }],
    });
    const { specialistId, userId, email } = specialist;
    await db
      .updateTable('specialists')
      .set({ photo_url: 'https://photos.example/photos/quokka-picture', gender: 'Female' })
      .where('id', '=', specialistId)
      .execute();
    const meeting = { way: 'video', videoUrl: 'https://video.example/bees-room', instructions: 'Bring honey' };
    expect((await api.call('saveMeeting', { as: specialist, body: meeting })).status).toBe(200);
    const off = { startISO: slotIn(api, 10), endISO: slotIn(api, 11) };
    expect((await api.call('addTimeOff', { as: specialist, body: off })).status).toBe(200);
    expect((await api.call('makeCalendarFeed', { as: specialist })).status).toBe(200);
    const calendarId = newId('cal');
    await db
      .insertInto('busy_calendars')
      .values({
        id: calendarId,
        specialist_id: specialistId,
        place: 1,
        name: 'Hives, and bees',
        address_encrypted: 'encrypted',
        address_hash: newId('hash'),
        next_read_at: new Date('2030-01-01'),
        created_at: api.clock.now,
      })
      .execute();
    await db
      .insertInto('hidden_times')
      .values({
        id: newId('hid'),
        specialist_id: specialistId,
        calendar_id: calendarId,
        start_at: slotIn(api, 12),
        end_at: slotIn(api, 13),
      })
      .execute();
    await db
      .insertInto('applications')
      .values({
        id: `app_${specialistId}`,
        user_id: userId,
        profile_type: 'SOLO',
        status: 'APPROVED',
        details: JSON.stringify({ phone: '+61491570159' }),
        decided_at: api.clock.now,
      })
      .execute();
    const startISO = '2026-11-03T00:00:00.000Z';
    const { selectionId } = await aBooking(db, { patient, specialist, startISO });

    const filled = ['availability_blocks', 'busy_calendars', 'calendar_feeds', 'hidden_times', 'specialist_meetings'];
    expect(await tablesWith(db, specialistId)).toEqual(expect.arrayContaining(filled));
    expect(await inTheWay(specialist)).toEqual([]);
    expect((await remove(specialist)).body).toMatchObject({ ok: true });
    await settled(api);
    // Storage does not answer here: the receipt goes out without it.
    await at(api, new Date(api.clock.now.getTime() + 20 * 60 * 60_000), () => settled(api));

    const texts = ['bees', 'Platypus', 'Tetum', 'honey', '+61491570159', email];
    for (const text of texts) expect([text, await tablesWith(db, text)]).toEqual([text, []]);
    expect(await tablesWith(db, 'quokka-picture')).toEqual(['outbox']);
    expect(await tablesWith(db, 'Quokka')).toEqual(['specialists']);
    const kept = ['audit', 'bookings', 'candidates', 'news', 'outbox', 'specialist_licences', 'specialists'];
    expect((await tablesWith(db, specialistId)).filter((name) => !kept.includes(name))).toEqual([]);

    const params = { id: selectionId };
    expect((await api.call('getSelection', { as: patient, params })).body).toMatchObject({
      candidates: [{ specialistName: 'Dr Wilhelmina Quokka', status: 'ACCEPTED' }],
    });
    expect(codeOf(await api.call('specialistPage', { as: patient, params: { id: specialistId } }))).toBe('NOT_FOUND');
    const staff = { ...api.services, actor: personActing('usr_staff', { staff: true }) };
    await expect(reinstate(staff, specialistId)).rejects.toThrow('This specialist is not suspended.');
  });

  it('releases pending replies: the request closes and the hold is released', async () => {
    const request = await aRequest(api);
    const [specialist] = request.specialists;
    expect((await remove(specialist)).status).toBe(200);
    await settled(api);
    expect(await viewOf(api, request)).toMatchObject({ status: 'CLOSED', candidates: [{ status: 'LOST' }] });
    expect(await chargesOf(api, request)).toMatchObject([{ kind: 'booking_fee', status: 'RELEASED' }]);
  });

  it('is deleted on both sides when they also book as a patient', async () => {
    const specialist = await aSpecialist(db);
    await addProfile(db, specialist.userId);
    const profile = db.selectFrom('patient_profiles').select('user_id').where('user_id', '=', specialist.userId);
    expect(await profile.execute()).toHaveLength(1);
    expect((await remove(specialist)).status).toBe(200);
    expect(await profile.execute()).toEqual([]);
    expect(codeOf(await api.call('deleteAccount', { as: specialist }))).not.toBe('ACCOUNT_IN_USE');
  });
});

describe('the account of a specialist is not deleted', () => {
  const refusal = async (as: Person) => [...(await inTheWay(as)), codeOf(await remove(as))];

  it('before or during an appointment', async () => {
    const request = await aRequest(api);
    const [specialist] = request.specialists;
    await accept(api, request, { as: specialist });
    await settled(api);
    expect(await refusal(specialist)).toEqual(['appointment', 'ACCOUNT_IN_USE']);
    const [during, after] = [29, 31].map((minutes) => new Date(Date.parse(request.slotISO) + minutes * 60_000));
    expect(await at(api, during ?? '', () => refusal(specialist))).toEqual(['appointment', 'ACCOUNT_IN_USE']);
    expect(await at(api, after ?? '', () => inTheWay(specialist))).toEqual([]);

    const offer = await aBookedOffer(api, stripe);
    expect(await refusal(offer.specialist)).toEqual(['appointment', 'ACCOUNT_IN_USE']);
  });

  it('while an offer can be accepted, until it is withdrawn or has ended', async () => {
    const [offer, other] = [await anOffer(api, stripe), await anOffer(api, stripe)];
    expect(await refusal(offer.specialist)).toEqual(['offer', 'ACCOUNT_IN_USE']);
    await withdraw(api, offer);
    expect((await remove(offer.specialist)).status).toBe(200);
    const ended = new Date(api.clock.now.getTime() + 46 * 60_000);
    expect(await at(api, ended, () => inTheWay(other.specialist))).toEqual([]);
  });
});

describe('at the same time', () => {
  it('an acceptance and a deletion: one is refused, and no deleted person is booked', async () => {
    for (let round = 0; round < 6; round += 1) {
      const request = await aRequest(api, { slotISO: slotIn(api, 2, round) });
      const [specialist] = request.specialists;
      const [accepted, gone] = await Promise.all([accept(api, request, { as: specialist }), remove(specialist)]);
      await settled(api);
      const { status } = (await viewOf(api, request)) as { status: string };
      const outcome = [gone.status === 200, accepted.status === 200, status];
      expect([
        [true, false, 'CLOSED'],
        [false, true, 'BOOKED'],
      ]).toContainEqual(outcome);
    }
  });

  it('an offer and a deletion: no offer of a deleted person can be accepted', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [{ requestId }, specialist] = [await anOpenRequest(api), await aPayee(api, stripe, { specialty })];
      const body = { requestId, feeCents: 24_500, slots: [slotIn(api, 2, round)] };
      const [made, gone] = await Promise.all([api.call('createOffer', { as: specialist, body }), remove(specialist)]);
      await settled(api);
      const { count } = await db
        .selectFrom('offers')
        .select((row) => row.fn.countAll<string>().as('count'))
        .where('specialist_id', '=', specialist.specialistId)
        .where('state', '=', 'OPEN')
        .executeTakeFirstOrThrow();
      const outcome = [gone.status === 200, made.status === 200, Number(count)];
      expect([
        [true, false, 0],
        [false, true, 1],
      ]).toContainEqual(outcome);
    }
  });
});
