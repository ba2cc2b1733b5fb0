import { expect, it } from 'vitest';
import { jobsEnded } from '../jobs/run-jobs-soon.ts';
import { aPayee, anOpenRequest } from '../testing/offers.ts';
import { aNewcomer, aPatient, aSpecialist, type Person } from '../testing/people.ts';
import { anApplicant, aStaffPerson, registrationConfig } from '../testing/registrations.ts';
import { accept, aRequest, goodCard, slotIn, specialty, type Specialist } from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const stripe = await withStripe();
const { url } = stripe;
const api = await withApi({ config: { ...registrationConfig(url), stripeApiUrl: url } });
const { db } = api.services;

it('a patient who becomes a specialist keeps patient records and has both roles', async () => {
  const slotISO = slotIn(api);
  const person = await aPatient(db);
  const booked = await aRequest(api, { patient: person });
  const { selectionId: id } = booked;
  const accept = { as: booked.specialists[0], params: { id }, body: { feeCents: 9_000, paymentMethodId: goodCard } };
  expect((await api.call('acceptSelection', accept)).status).toBe(200);

  const { applicationId } = await anApplicant(api, url, { person, specialties: [specialty] });
  const checked = ['name', 'registration', 'title', 'seniority', 'conditions', 'identity'];
  const approval = { as: await aStaffPerson(api), params: { id: applicationId }, body: { checked } };
  const { specialistId } = (await api.call('approveApplication', approval)).body as { specialistId: string };

  const me = await api.call('authMe', { as: person });
  expect(me.body).toMatchObject({ role: 'specialist', specialistId, profile: { phone: '+61491570006' } });
  expect((await api.call('mySelections', { as: person })).body).toMatchObject({ items: [{ selectionId: id }] });
  expect((await api.call('incomingSelections', { as: person })).body).toMatchObject({ items: [] });
  const appointments = async (query: Record<string, string>) =>
    ((await api.call('myAppointments', { as: person, query })).body as { items: unknown[] }).items.length;
  expect(await appointments({ role: 'patient' })).toBe(1);
  expect([await appointments({}), await appointments({ role: 'specialist' })]).toEqual([0, 0]);

  const details = { role: 'patient', name: 'Maeve Tran', phone: '0491 570 156' };
  expect((await api.call('registerUser', { as: person, body: details })).body).toMatchObject({
    role: 'specialist',
    profile: { phone: '+61491570156' },
  });

  const own = { profession: 'doctor', specialty, picks: [{ specialistId, slotISO }] };
  const asked = await api.call('createSelection', { as: person, body: own });
  expect(asked).toMatchObject({ status: 422, body: { code: 'UNKNOWN_SPECIALIST' } });
  await aRequest(api, { patient: person, slotISO: slotIn(api, 5) });
  expect((await api.call('cancelAppointment', { as: person, params: { id } })).status).toBe(200);
  const cancelled = await api.call('getSelection', { as: person, params: { id } });
  expect(cancelled.body).toMatchObject({ booking: { status: 'CANCELLED', cancelledBy: 'patient' } });
  await jobsEnded(db);
});

it('a patient and a newcomer list a patient’s appointments with or without the role', async () => {
  const booked = await aRequest(api);
  const asked: Record<string, string>[] = [{}, { role: 'patient' }];
  for (const query of asked) {
    expect((await api.call('myAppointments', { as: booked.patient, query })).body).toMatchObject({ items: [] });
    expect((await api.call('myAppointments', { as: await aNewcomer(db), query })).body).toEqual({ items: [] });
  }
});

const details = { role: 'patient', name: 'Noor Haddad', phone: '0491 570 156' };

it('a specialist and a staff member get patient profiles, and keep their role', async () => {
  const [specialist, staff] = [await aSpecialist(db), await aStaffPerson(api)];
  for (const [as, role] of [
    [specialist, 'specialist'],
    [staff, 'staff'],
  ] as const) {
    expect((await api.call('authMe', { as })).body).toMatchObject({ role, sides: [role] });
    expect((await api.call('myAppointments', { as, query: { role: 'patient' } })).body).toEqual({ items: [] });
    expect((await api.call('mySelections', { as })).body).toMatchObject({ code: 'PROFILE_REQUIRED' });
    expect((await api.call('registerUser', { as, body: details })).body).toMatchObject({
      role,
      sides: ['patient', role],
      profile: { phone: '+61491570156' },
    });
    await api.call('registerUser', { as, body: { role: 'patient', gender: 'Other', dob: '1988-04-12', address } });
    const { selectionId } = await aRequest(api, { patient: as });
    expect((await api.call('mySelections', { as })).body).toMatchObject({ items: [{ selectionId }] });
  }
  expect((await api.call('incomingSelections', { as: specialist })).body).toMatchObject({ items: [] });
  expect((await api.call('staffApplications', { as: staff })).status).toBe(200);
  await jobsEnded(db);
});

const address = { street: '5 Argyle Place', suburb: 'Battery Point', state: 'TAS', postalCode: '7004' };

it('a staff member cannot review their own application, and stays staff afterwards', async () => {
  const person = await aStaffPerson(api);
  const other = await aStaffPerson(api);
  const { applicationId: id } = await anApplicant(api, url, { person, specialties: [specialty] });
  const checked = ['name', 'registration', 'title', 'seniority', 'conditions', 'insurance', 'identity'];
  const decisions = [
    ['takeApplication', undefined],
    ['approveApplication', { checked }],
    ['rejectApplication', { reason: 'No.' }],
  ] as const;
  for (const [name, body] of decisions)
    expect([name, await api.call(name, { as: person, params: { id }, body })]).toMatchObject([
      name,
      { status: 403, body: { error: 'You can’t review yourself. Ask another staff member.' } },
    ]);
  expect((await api.call('approveApplication', { as: other, params: { id }, body: { checked } })).status).toBe(200);
  expect((await api.call('authMe', { as: person })).body).toMatchObject({
    role: 'staff',
    sides: ['specialist', 'staff'],
  });
  await jobsEnded(db);
});

it('a specialist makes no offer to their own open request', async () => {
  const as = await aPayee(api, stripe, { specialty });
  await api.call('registerUser', { as, body: { ...details, gender: 'Other', dob: '1988-04-12', address } });
  const request = await anOpenRequest(api, { patient: as });
  expect((await api.call('openRequests', { as })).body).toMatchObject({ items: [] });
  const body = { requestId: request.requestId, feeCents: 9_000, slots: [slotIn(api, 3)] };
  expect((await api.call('createOffer', { as, body })).status).toBe(404);
  await jobsEnded(db);
});

it('one person cannot be booked on both sides at the same time', async () => {
  const slotISO = slotIn(api, 6);
  const both = await aPatient(db);
  const as = await asSpecialistToo(both, slotISO);
  const busy = { status: 409, body: { code: 'PATIENT_BUSY', error: 'You already have an appointment at this time.' } };

  // As a specialist first: the same time cannot be picked, and a pick made before cannot be accepted.
  const before = await aRequest(api, { patient: both, slotISO });
  expect((await accept(api, await aRequest(api, { specialists: [as], slotISO }), { as })).status).toBe(200);
  const other = await aSpecialist(db, { specialty, slots: [slotISO] });
  const picks = [{ specialistId: other.specialistId, slotISO }];
  const pick = await api.call('createSelection', {
    as: both,
    body: { profession: 'doctor', specialty, anyFee: true, picks },
  });
  expect(pick).toMatchObject(busy);
  expect(await accept(api, before, { as: before.specialists[0] })).toMatchObject({
    status: 409,
    body: { code: 'SLOT_TAKEN' },
  });

  // As a patient first: a request for that time cannot be accepted.
  const later = slotIn(api, 7);
  const second = await aPatient(db);
  const asSecond = await asSpecialistToo(second, later);
  const waiting = await aRequest(api, { specialists: [asSecond], slotISO: later });
  const own = await aRequest(api, { patient: second, slotISO: later });
  expect((await accept(api, own, { as: own.specialists[0] })).status).toBe(200);
  expect(await accept(api, waiting, { as: asSecond })).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } });
  await jobsEnded(db);
});

async function asSpecialistToo(person: Person, slotISO: string): Promise<Specialist> {
  const { specialistId } = await aSpecialist(db, { specialty, slots: [slotISO] });
  await db.updateTable('specialists').set({ user_id: person.userId }).where('id', '=', specialistId).execute();
  return { ...person, specialistId };
}
