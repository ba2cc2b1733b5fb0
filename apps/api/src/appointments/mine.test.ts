import { describe, expect, it, vi } from 'vitest';
import { aBooking } from '../testing/bookings.ts';
import { aNewcomer, aPatient, aSpecialist } from '../testing/people.ts';
import { withApi } from '../testing/start-api.ts';

const api = await withApi();
const { db } = api.services;

const itemsOf = (body: unknown) => (body as { items: { selectionId: string; patient: unknown }[] }).items;
const auditOf = (userId: string) =>
  db.selectFrom('audit').select(['action', 'subject']).where('actor', '=', userId).execute();

describe('appointments of a patient', () => {
  it('name the specialist, carry no patient block and leave no audit row', async () => {
    const [patient, specialist] = [await aPatient(db), await aSpecialist(db, { name: 'Dr Callum Brodie' })];
    const { selectionId } = await aBooking(db, {
      patient,
      specialist,
      startISO: '2026-12-03T00:00:00.000Z',
      reason: 'Reflux',
      feeCents: 28_050,
    });
    const { status, body } = await api.call('myAppointments', { as: patient });
    expect(status).toBe(200);
    expect(body).toEqual({
      items: [
        {
          offerId: null,
          selectionId,
          requestId: null,
          chosenSlotISO: '2026-12-03T00:00:00.000Z',
          endISO: '2026-12-03T00:30:00.000Z',
          profession: 'doctor',
          specialty: 'Gastroenterology & Hepatology',
          title: 'Telehealth appointment',
          meta: 'They’ll call you on 0491 570 006',
          meeting: { way: 'phone', videoUrl: null, instructions: null },
          sequence: 0,
          specialistName: 'Dr Callum Brodie',
          patientName: 'Maeve Tran',
          feeCents: 28_050,
          acceptedAt: '2026-12-01T00:00:00.000Z',
          reason: 'Reflux',
          patient: null,
          reschedule: null,
        },
      ],
    });
    expect(await auditOf(patient.userId)).toEqual([]);
  });

  it.each([
    ['doctor', 'Telehealth appointment'],
    ['allied-health', 'Telehealth appointment'],
    ['education', 'Appointment'],
    ['pets', 'Appointment'],
  ] as const)('of %s have the title %s, whatever the specialty', async (profession, title) => {
    const [patient, specialist] = [await aPatient(db), await aSpecialist(db, { profession })];
    await aBooking(db, { patient, specialist, profession, startISO: '2026-12-03T00:00:00.000Z' });
    const { body } = await api.call('myAppointments', { as: patient });
    expect(itemsOf(body)).toMatchObject([{ title }]);
  });

  it('are confirmed and their own: upcoming soonest first, then past latest first', async () => {
    const [patient, other] = [await aPatient(db), await aPatient(db)];
    const [one, two] = [await aSpecialist(db), await aSpecialist(db)];
    const later = await aBooking(db, { patient, specialist: one, startISO: '2026-12-05T00:00:00.000Z' });
    const sooner = await aBooking(db, { patient, specialist: two, startISO: '2026-12-04T00:00:00.000Z' });
    const past = await aBooking(db, { patient, specialist: two, startISO: '2026-11-02T00:00:00.000Z' });
    const longPast = await aBooking(db, { patient, specialist: two, startISO: '2026-03-01T00:00:00.000Z' });
    await aBooking(db, { patient, specialist: two, startISO: '2026-12-06T00:00:00.000Z', status: 'CANCELLED' });
    await aBooking(db, { patient, specialist: two, startISO: '2026-12-07T00:00:00.000Z', status: 'CLAIMED' });
    await aBooking(db, { patient: other, specialist: two, startISO: '2026-12-08T00:00:00.000Z' });
    const { body } = await api.call('myAppointments', { as: patient });
    expect(body).toEqual({ items: expect.anything() });
    expect(itemsOf(body).map(({ selectionId }) => selectionId)).toEqual(
      [sooner, later, past, longPast].map(({ selectionId }) => selectionId),
    );
  });
});

describe('appointments of a specialist', () => {
  it('carry patient details with the number decrypted, and audit each read by IDs', async () => {
    const patient = await aPatient(db, { name: 'Noor Haddad', medicareOrIhi: '2123456701' });
    const [second, specialist] = [await aPatient(db), await aSpecialist(db)];
    await aBooking(db, { patient, specialist, startISO: '2026-12-03T00:00:00.000Z' });
    await aBooking(db, { patient: second, specialist, startISO: '2026-12-03T00:30:00.000Z' });
    await aBooking(db, { patient, specialist, startISO: '2026-12-03T01:00:00.000Z' });
    const { status, body } = await api.call('myAppointments', { as: specialist });
    expect(status).toBe(200);
    expect(itemsOf(body)).toHaveLength(3);
    expect(itemsOf(body)[0]).toMatchObject({
      patientName: 'Noor Haddad',
      patient: {
        name: 'Noor Haddad',
        email: patient.email,
        phone: '+61491570006',
        gender: 'Female',
        dob: '1987-03-14',
        medicareOrIhi: '2123456701',
        address: { street: '12 Laman Street', suburb: 'Cooks Hill', state: 'NSW', postalCode: '2300' },
      },
    });
    expect(await auditOf(specialist.userId)).toEqual([
      { action: 'patient-details.read', subject: `${patient.userId},${second.userId}` },
    ]);
  });

  it.each([
    ['doctor', ['gender', 'dob', 'medicareOrIhi', 'address']],
    ['allied-health', ['gender', 'dob', 'medicareOrIhi', 'address']],
    ['home-design', ['address']],
    ['real-estate', ['address']],
    ['education', []],
    ['beauty', []],
    ['pets', []],
  ] as const)('of %s carry name, email, phone and these fields: %j', async (profession, fields) => {
    const [patient, specialist] = [
      await aPatient(db, { medicareOrIhi: '2123456701' }),
      await aSpecialist(db, { profession }),
    ];
    await aBooking(db, { patient, specialist, profession, startISO: '2026-12-03T00:00:00.000Z' });
    const { body } = await api.call('myAppointments', { as: specialist });
    const [appointment] = itemsOf(body);
    const { name, email, phone, isNumberMasked: _, ...rest } = { ...(appointment?.patient as Record<string, unknown>) };
    expect([name, email, phone]).toEqual([patient.name, patient.email, '+61491570006']);
    expect(
      Object.keys(rest)
        .filter((field) => rest[field] !== null)
        .toSorted(),
    ).toEqual([...fields].toSorted());
  });

  it('do not decrypt the number in a category that sees none, even a broken one', async () => {
    const [patient, specialist] = [await aPatient(db, { medicareOrIhi: '2123456701' }), await aSpecialist(db)];
    const error = vi.spyOn(api.services.log, 'error');
    await db
      .updateTable('patient_profiles')
      .set({ medicare_or_ihi_encrypted: 'k1.broken.broken.broken' })
      .where('user_id', '=', patient.userId)
      .execute();
    await aBooking(db, { patient, specialist, profession: 'education', startISO: '2026-12-03T00:00:00.000Z' });
    expect((await api.call('myAppointments', { as: specialist })).status).toBe(200);
    expect(error).not.toHaveBeenCalled();
  });

  it('exclude other specialists’ appointments, and audit nothing when empty', async () => {
    const [patient, specialist, other] = [await aPatient(db), await aSpecialist(db), await aSpecialist(db)];
    await aBooking(db, { patient, specialist, startISO: '2026-12-03T00:00:00.000Z' });
    expect((await api.call('myAppointments', { as: other })).body).toEqual({ items: [] });
    expect(await auditOf(other.userId)).toEqual([]);
  });

  it('still appear when one encrypted number cannot be decrypted', async () => {
    const [patient, specialist] = [await aPatient(db, { medicareOrIhi: '2123456701' }), await aSpecialist(db)];
    await db
      .updateTable('patient_profiles')
      .set({ medicare_or_ihi_encrypted: 'k1.broken.broken.broken' })
      .where('user_id', '=', patient.userId)
      .execute();
    await aBooking(db, { patient, specialist, startISO: '2026-12-03T00:00:00.000Z' });
    const { status, body } = await api.call('myAppointments', { as: specialist });
    expect([status, body]).toMatchObject([200, { items: [{ patient: { medicareOrIhi: null } }] }]);
  });
});

it('appointments are empty for a newcomer and refused to signed-out callers', async () => {
  expect((await api.call('myAppointments', { as: await aNewcomer(db) })).body).toEqual({ items: [] });
  expect((await api.call('myAppointments')).status).toBe(401);
});

it.each(['', 'role=patient', 'role=specialist'])(
  'appointments are empty without a profile, requested with “%s”',
  async (query) => {
    for (const as of [await aNewcomer(db), { email: 'first.call@example.com' }]) {
      const { status, body } = await api.call('myAppointments', {
        as,
        query: Object.fromEntries(new URLSearchParams(query)),
      });
      expect([status, body]).toMatchObject([200, { items: [] }]);
    }
  },
);
