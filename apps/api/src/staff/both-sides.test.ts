import { expect, it } from 'vitest';
import { drainsEnded } from '../outbox/drain-soon.ts';
import { aNewcomer, aPatient, aSpecialist } from '../testing/people.ts';
import { anApplicant, aStaffPerson, registrationConfig } from '../testing/registrations.ts';
import { aRequest, goodCard, slotIn, specialty } from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const { url } = await withStripe();
const api = await withApi({ config: { ...registrationConfig(url), stripeApiUrl: url } });
const { db } = api.services;

it('a patient who becomes a specialist keeps requests and appointments, books as a patient and answers as a specialist', async () => {
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
  expect((await api.call('incomingSelections', { as: person })).body).toEqual({ items: [] });
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
  await drainsEnded(db);
});

it('a patient and a newcomer ask for a patient’s appointments by that name or by none', async () => {
  const booked = await aRequest(api);
  const asked: Record<string, string>[] = [{}, { role: 'patient' }];
  for (const query of asked) {
    expect((await api.call('myAppointments', { as: booked.patient, query })).body).toMatchObject({ items: [] });
    expect((await api.call('myAppointments', { as: await aNewcomer(db), query })).body).toEqual({ items: [] });
  }
});

it('a specialist who never was a patient has nothing of one', async () => {
  const as = await aSpecialist(db);
  const details = { role: 'patient', name: 'Noor Haddad', phone: '0491 570 156' };
  expect((await api.call('registerUser', { as, body: details })).status).toBe(403);
  expect((await api.call('myAppointments', { as, query: { role: 'patient' } })).status).toBe(403);
  expect((await api.call('mySelections', { as })).status).toBe(403);
});
