import type { Appointment } from '@tele/core/contract';
import { describe, expect, it } from 'vitest';
import { aBooking } from '../testing/bookings.ts';
import { aNewcomer, aPatient, aSpecialist } from '../testing/people.ts';
import { withApi } from '../testing/start-api.ts';

const api = await withApi({
  config: { portalUrl: 'https://portal.tele.example', apiUrl: 'https://api.tele.example/prod' },
});
const { db } = api.services;

type Someone = { email: string };
const save = (as: Someone, body: unknown) => api.call('saveMeeting', { as, body });
const mine = async (as: Someone) => (await api.call('myMeeting', { as })).body;
const video = { way: 'video', videoUrl: 'https://meet.example.com/room-1', instructions: 'Have your list at hand.' };

async function appointmentsOf(as: Someone): Promise<Appointment[]> {
  return ((await api.call('myAppointments', { as })).body as { items: Appointment[] }).items;
}

describe('the way a specialist meets', () => {
  it('is by phone until they choose', async () => {
    const specialist = await aSpecialist(db);
    const { specialistId } = specialist;
    const said = { specialistId, way: 'phone', videoUrl: null, instructions: null };
    expect(await mine(specialist)).toEqual({ ...said, isSaid: false });
    expect(await save(specialist, { way: 'phone' })).toMatchObject({ status: 200, body: { ...said, isSaid: true } });
  });

  it('is the last saved choice, for that specialist only', async () => {
    const [specialist, other] = [await aSpecialist(db), await aSpecialist(db)];
    expect((await save(specialist, video)).body).toMatchObject(video);
    expect(await mine(specialist)).toMatchObject({ ...video, isSaid: true });
    expect(await mine(other)).toMatchObject({ way: 'phone', isSaid: false });
    await save(specialist, { way: 'phone', videoUrl: 'https://meet.example.com/room-1', instructions: ' ' });
    expect(await mine(specialist)).toMatchObject({ way: 'phone', videoUrl: null, instructions: null });
  });

  it('appears on existing bookings on both sides, with the phone number to call', async () => {
    const [patient, specialist] = [await aPatient(db), await aSpecialist(db)];
    const { selectionId } = await aBooking(db, { patient, specialist, startISO: '2026-12-03T00:00:00.000Z' });
    expect(await appointmentsOf(specialist)).toMatchObject([{ meta: 'Call the patient on 0491 570 006' }]);
    expect(await appointmentsOf(patient)).toMatchObject([{ meta: 'They’ll call you on 0491 570 006' }]);
    await save(specialist, video);
    for (const one of [patient, specialist])
      expect(await appointmentsOf(one)).toMatchObject([
        { meta: 'Video call, opens 10 minutes before', meeting: video },
      ]);
    const { body } = await api.call('getSelection', { as: patient, params: { id: selectionId } });
    expect(body).toMatchObject({ booking: { meeting: video, sequence: 0 } });
  });

  it('is not announced for cancelled appointments', async () => {
    const [patient, specialist] = [await aPatient(db), await aSpecialist(db)];
    const startISO = '2026-12-03T00:00:00.000Z';
    const { selectionId } = await aBooking(db, { patient, specialist, startISO, status: 'CANCELLED' });
    await save(specialist, video);
    const { body } = await api.call('getSelection', { as: patient, params: { id: selectionId } });
    expect(body).toMatchObject({ booking: { meeting: null } });
  });

  it('is audited without its text', async () => {
    const specialist = await aSpecialist(db);
    await save(specialist, video);
    const rows = await db
      .selectFrom('audit')
      .select(['action', 'subject'])
      .where('actor', '=', specialist.userId)
      .execute();
    expect(rows).toEqual([{ action: 'specialist-meeting.save', subject: specialist.specialistId }]);
  });

  it('is one whole choice after twenty simultaneous saves', async () => {
    const specialist = await aSpecialist(db);
    const at = (index: number) => ({
      ...video,
      videoUrl: `https://meet.example.com/${index}`,
      instructions: `${index}`,
    });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => save(specialist, at(index))));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { instructions, videoUrl } = (await mine(specialist)) as typeof video;
    expect(videoUrl).toBe(`https://meet.example.com/${instructions}`);
  });
});

describe('a change to the way of meeting is refused', () => {
  it.each([
    [{ ...video, videoUrl: 'http://meet.example.com/room' }, 'videoUrl', 'Enter the full link, starting with https://'],
    [
      { ...video, videoUrl: 'https://portal.tele.example/room' },
      'videoUrl',
      'Enter a link from your own video service.',
    ],
    [{ ...video, videoUrl: 'https://api.tele.example/room' }, 'videoUrl', 'Enter a link from your own video service.'],
    [{ ...video, videoUrl: 'https://10.0.0.1/room' }, 'videoUrl', 'Enter a link that opens from anywhere.'],
    [{ ...video, videoUrl: 'https://0x7f000001/room' }, 'videoUrl', 'Enter a link that opens from anywhere.'],
    [{ ...video, videoUrl: 'https://[::1]/room' }, 'videoUrl', 'Enter a link that opens from anywhere.'],
    [{ ...video, videoUrl: 'https://localhost/room' }, 'videoUrl', 'Enter a link that opens from anywhere.'],
    [{ ...video, videoUrl: 'https://clinic.local/room' }, 'videoUrl', 'Enter a link that opens from anywhere.'],
    [
      { ...video, videoUrl: 'https://user:pass@meet.example.com/room' },
      'videoUrl',
      'Enter the full link, starting with https://',
    ],
    [{ ...video, videoUrl: 'javascript:alert(1)' }, 'videoUrl', 'Enter the full link, starting with https://'],
    [{ ...video, videoUrl: `https://meet.example.com/${'x'.repeat(500)}` }, 'videoUrl', 'Use up to 500 characters.'],
    [{ way: 'video' }, 'videoUrl', 'Enter your video link.'],
    [{ way: 'carrier pigeon' }, 'way', expect.any(String)],
    [{ ...video, instructions: 'x'.repeat(201) }, 'instructions', expect.any(String)],
  ])('%# by its field, with an explanation, and nothing changes', async (body, field, text) => {
    const specialist = await aSpecialist(db);
    const answer = await save(specialist, body);
    expect([answer.status, answer.body]).toMatchObject([422, { code: 'INVALID_INPUT' }]);
    expect((answer.body as { fields: object }).fields).toEqual({ [field]: text });
    expect(await mine(specialist)).toMatchObject({ isSaid: false });
  });

  it('to patients, newcomers and signed-out callers', async () => {
    for (const as of [await aPatient(db), await aNewcomer(db)]) {
      expect((await save(as, video)).status).toBe(403);
      expect((await api.call('myMeeting', { as })).status).toBe(403);
    }
    expect((await api.call('saveMeeting', { body: video })).status).toBe(401);
    expect((await api.call('myMeeting')).status).toBe(401);
  });
});

describe('a booking is updated in calendars', () => {
  it('when it is rescheduled and when it ends, and never otherwise', async () => {
    const [patient, specialist] = [await aPatient(db), await aSpecialist(db)];
    const { bookingId } = await aBooking(db, { patient, specialist, startISO: '2026-12-03T00:00:00.000Z' });
    const change = async (columns: object) => {
      await db.updateTable('bookings').set(columns).where('id', '=', bookingId).execute();
      const row = await db
        .selectFrom('bookings')
        .select('sequence')
        .where('id', '=', bookingId)
        .executeTakeFirstOrThrow();
      return row.sequence;
    };
    expect(await change({ fee_cents: 100 })).toBe(0);
    expect(await change({ start_at: '2026-12-04T00:00:00.000Z', end_at: '2026-12-04T00:30:00.000Z' })).toBe(1);
    expect(await change({ status: 'CANCELLED', cancelled_by: 'patient' })).toBe(2);
  });
});
