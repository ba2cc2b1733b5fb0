import { feeConsentVersion, type MyData } from '@tele/core';
import { rateLimits } from '@tele/core/contract';
import { expect, it, vi } from 'vitest';
import { aBooking } from '../testing/bookings.ts';
import { anOpenRequest } from '../testing/offers.ts';
import { aPartner, vouchedFor } from '../testing/partners.ts';
import { aNewcomer, aPatient, aSpecialist, type Person } from '../testing/people.ts';
import { anApplicant, aStaffPerson, registrationConfig } from '../testing/registrations.ts';
import { accept, aRequest, codeOf, settled } from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url, ...registrationConfig(stripe.url) } });
const { db } = api.services;

const take = async (as: Person): Promise<MyData> => (await api.call('downloadMyData', { as })).body as MyData;
const readsOf = async (as: Person) => ((await api.call('myReads', { as })).body as { items: unknown[] }).items;

it('a patient’s download has all their data, from details to payments and readers', async () => {
  const patient = await aPatient(db, { medicareOrIhi: '2123456701' });
  const finn = { name: 'Finn Tran', relation: 'child', medicareOrIhi: '2123456702', consent: true };
  await api.call('addPerson', { as: patient, body: finn });
  const request = await aRequest(api, { patient, reason: 'Reflux for a month' });
  await accept(api, request, { as: request.specialists[0], feeCents: 21_000 });
  await api.call('myAppointments', { as: request.specialists[0] });
  await settled(api);
  const sent = api.mails.filter(({ to }) => to === patient.email).map(({ subject }) => subject);
  const data = await take(patient);
  expect(data).toMatchObject({
    madeAt: api.clock.now.toISOString(),
    account: { email: patient.email, name: 'Maeve Tran', role: 'patient' },
    profile: { phone: '+61491570006', medicareOrIhi: '2123456701', address: { street: '12 Laman Street' } },
    people: [{ name: 'Finn Tran', medicareOrIhi: '2123456702', removedAt: null }],
    requests: [
      {
        reason: 'Reflux for a month',
        state: 'BOOKED',
        feeCapCents: null,
        anyFee: true,
        agreedAt: expect.any(String),
        agreedWording: feeConsentVersion,
        candidates: [{ status: 'ACCEPTED', feeFromCents: null }],
      },
    ],
    appointments: [{ startISO: request.slotISO, feeCents: 21_000, status: 'CONFIRMED' }],
    payments: [{ what: 'booking_fee', amountCents: 1_500 }],
    signIns: [{}],
    devices: [{ device: null, since: expect.any(String) }],
    reads: [{ name: 'Dr Callum Brodie', kind: 'appointment', times: 1 }],
    work: null,
  });
  expect(sent.length).toBeGreaterThan(0);
  expect(data.emailsSent.map(({ subject }) => subject).toSorted()).toEqual(sent.toSorted());
});

it('requests and a specialist’s public profile are included in full', async () => {
  const asked = await anOpenRequest(api, { state: 'TAS' });
  expect((await take(asked.patient)).requests).toMatchObject([{ wantedState: 'TAS' }]);
  const specialist = await aSpecialist(db, { gender: 'Female' });
  const photo_url = 'https://photos.example/photos/brodie';
  await db.updateTable('specialists').set({ photo_url }).where('id', '=', specialist.specialistId).execute();
  expect((await take(specialist)).work).toMatchObject({ gender: 'Female', photoUrl: photo_url });
});

it('other people’s data is excluded', async () => {
  const [patient, other] = [await aPatient(db), await aPatient(db, { name: 'Noor Haddad' })];
  const specialist = await aSpecialist(db);
  for (const [who, reason, startISO] of [
    [patient, 'Mine', '2026-12-03T00:00:00.000Z'],
    [other, 'Theirs', '2026-12-03T01:00:00.000Z'],
  ] as const)
    await aBooking(db, { patient: who, specialist, reason, startISO });
  const [mine, ofSpecialist] = [JSON.stringify(await take(patient)), JSON.stringify(await take(specialist))];
  for (const text of ['Noor', 'Theirs', other.userId, other.email]) expect(mine).not.toContain(text);
  // A specialist’s download has their own work, without their patients’ details.
  for (const text of ['Noor', 'Maeve', 'Mine', 'Theirs', patient.email]) expect(ofSpecialist).not.toContain(text);
  const meeting = { way: 'phone', instructions: 'Have your list at hand' };
  await api.call('saveMeeting', { as: specialist, body: meeting });
  expect((await take(specialist)).work).toMatchObject({ meeting: { ...meeting, videoUrl: null }, feedSince: null });
  expect(JSON.parse(ofSpecialist)).toMatchObject({
    work: { name: 'Dr Callum Brodie', appointments: [{ feeCents: 25_000 }, { feeCents: 25_000 }] },
  });
});

it('names each clinic whose site the person used and each company storing our data', async () => {
  const patient = await aPatient(db);
  const [visited, booked, unknown] = [await aPartner(api), await aPartner(api), await aPartner(api)];
  const names = new Map([visited, booked, unknown].map(({ id }, nth) => [id, `Clinic ${nth + 1}`]));
  for (const [id, name] of names) await db.updateTable('partners').set({ name }).where('id', '=', id).execute();
  await vouchedFor(api, visited, patient);
  const { selectionId } = await aRequest(api, { patient });
  await db.updateTable('selections').set({ partner_id: booked.id }).where('id', '=', selectionId).execute();
  const { clinics, processors } = await take(patient);
  expect(clinics.map(({ name }) => name).toSorted()).toEqual(['Clinic 1', 'Clinic 2']);
  expect(processors.map(({ name }) => name)).toEqual(expect.arrayContaining(['Google Identity Platform', 'Stripe']));
});

it('a download is not cached on the way, is audited, and logs no content', async () => {
  const patient = await aPatient(db, { medicareOrIhi: '2123456701' });
  const info = vi.spyOn(api.services.log, 'info');
  const { headers } = await api.call('downloadMyData', { as: patient });
  expect(headers.get('cache-control')).toBe('no-store');
  const rows = await db.selectFrom('audit').selectAll().where('actor', '=', patient.userId).execute();
  expect(rows).toMatchObject([{ action: 'my-data.take', subject: patient.userId }]);
  for (const text of ['Maeve', '2123456701', patient.email])
    expect(JSON.stringify(info.mock.calls)).not.toContain(text);
});

it('downloads are limited per hour', async () => {
  const patient = await aPatient(db);
  for (let n = 0; n < rateLimits.downloadMyData.times; n += 1) await take(patient);
  expect(codeOf(await api.call('downloadMyData', { as: patient }))).toBe('TOO_MANY_REQUESTS');
});

it('any signed-in person has a download, and only they can read it', async () => {
  const newcomer = await aNewcomer(db);
  expect(await take(newcomer)).toMatchObject({ profile: null, requests: [], work: null });
  expect(await take(await aStaffPerson(api))).toMatchObject({ account: { role: 'staff' } });
  for (const name of ['downloadMyData', 'myReads', 'accountEnding'] as const)
    expect(codeOf(await api.call(name))).toBe('UNAUTHENTICATED');
});

it('readers of a person’s details are listed by day, latest first, to that person', async () => {
  const [patient, other] = [await aPatient(db), await aPatient(db)];
  const [brodie, marr] = [await aSpecialist(db), await aSpecialist(db, { name: 'Dr Elspeth Marr' })];
  await aBooking(db, { patient, specialist: brodie, startISO: '2026-12-03T00:00:00.000Z' });
  await aBooking(db, { patient, specialist: marr, startISO: '2026-12-03T01:00:00.000Z' });
  const readAt = async (as: Person, time: string) => {
    api.clock.now = new Date(time);
    await api.call('myAppointments', { as });
  };
  await readAt(brodie, '2026-12-01T02:00:00.000Z');
  await readAt(brodie, '2026-12-01T12:59:00.000Z'); // 11:59 pm in Sydney, the same day
  await readAt(marr, '2026-12-01T13:00:00.000Z');
  await readAt(brodie, '2026-12-01T13:30:00.000Z'); // half past midnight, the next
  expect(await readsOf(patient)).toEqual([
    { name: 'Dr Callum Brodie', kind: 'appointment', at: '2026-12-01T13:30:00.000Z', times: 1 },
    { name: 'Dr Elspeth Marr', kind: 'appointment', at: '2026-12-01T13:00:00.000Z', times: 1 },
    { name: 'Dr Callum Brodie', kind: 'appointment', at: '2026-12-01T12:59:00.000Z', times: 2 },
  ]);
  expect(await readsOf(other)).toEqual([]);
});

it('staff who read an application are listed without a name', async () => {
  const { applicationId, ...person } = await anApplicant(api, stripe.url);
  const staff = await aStaffPerson(api);
  await api.call('staffApplication', { as: staff, params: { id: applicationId } });
  expect(await readsOf(person)).toMatchObject([{ name: null, kind: 'application', times: 1 }]);
});
