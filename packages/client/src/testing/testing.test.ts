import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createTeleClient } from '../create-client.ts';
import { contract } from '@tele/core/contract';
import { routes, type RouteName } from '@tele/core';
import { aMe, aPatientProfile } from '@tele/core/testing';
import { anAppointment, anAppointmentPatient } from '@tele/core/testing';
import { aBlock, anAvailability } from '@tele/core/testing';
import { defaultHandlers } from '@tele/core/testing';
import { mock } from '@tele/core/testing';
import { fail, unreachable } from '@tele/core/testing';
import { aRegistration } from '@tele/core/testing';
import { aBookedSelection, aCandidate, aPayment, aSelection, anIncomingSelection } from '@tele/core/testing';
import { slotsFor } from '@tele/core/testing';
import { aSpecialist, someSpecialists } from '@tele/core/testing';
import { storyNow } from '@tele/core/testing';

type Handlers = ReturnType<typeof defaultHandlers>;

const clientOf = (handlers: Handlers) =>
  createTeleClient({
    apiBase: 'https://api.example.com/prod',
    wait: async () => undefined,
    fetch: async (url, init) => {
      const response = await getResponse(handlers, new Request(url, init));
      if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    },
  });

const aWithdrawn = aSelection({ candidates: [aCandidate({ status: 'CANCELLED' })] });

describe('every builder', () => {
  it.each([
    ['aMe', contract.authMe.ok, aMe()],
    ['aMe as a specialist', contract.authMe.ok, aMe({ role: 'specialist' })],
    ['aMe as a newcomer', contract.authMe.ok, aMe({ role: null, name: null, profile: null })],
    ['aPatientProfile', contract.registerUser.body, { ...aPatientProfile({ medicareOrIhi: null }), role: 'patient' }],
    ['aPayment', contract.getSelection.ok, aSelection({ payment: aPayment({ status: 'succeeded' }) })],
    ['aSpecialist', contract.searchSpecialists.ok, { items: [aSpecialist(), ...someSpecialists()] }],
    ['slotsFor', contract.availabilitySlots.ok, { specialistId: 's', items: slotsFor() }],
    ['anAvailability', contract.myAvailability.ok, anAvailability()],
    ['aSelection', contract.getSelection.ok, aSelection()],
    ['aSelection that is not paid', contract.getSelection.ok, aSelection({ payment: null })],
    ['aSelection that was withdrawn', contract.getSelection.ok, aWithdrawn],
    ['aBookedSelection', contract.getSelection.ok, aBookedSelection()],
    ['anIncomingSelection', contract.incomingSelections.ok, { items: [anIncomingSelection()] }],
    ['anAppointment', contract.myAppointments.ok, { items: [anAppointment()] }],
    [
      'anAppointmentPatient',
      contract.myAppointments.ok,
      { items: [anAppointment({ patient: anAppointmentPatient() })] },
    ],
  ])('%s fits its schema, with nothing over', (_, schema, built) => {
    expect(schema.parse(built)).toEqual(built);
  });

  it('takes changes, and derives what follows from them', () => {
    expect(aSelection({ candidates: [] }).status).toBe('PENDING');
    expect(aBookedSelection().status).toBe('BOOKED');
    expect(aSelection({ status: 'CLOSED' }).status).toBe('CLOSED');
    expect(aSelection({ payment: null })).toMatchObject({ payBy: '2026-11-23T23:00:00.000Z', answerBy: null });
    expect(aSelection()).toMatchObject({ payBy: null, answerBy: '2026-11-24T00:00:00.000Z' });
    expect(aWithdrawn.endedBecause).toBe('withdrawn');
    expect(aPayment({ status: 'succeeded' }).fate).toBe('charged');
    expect(anAppointment({ chosenSlotISO: '2026-12-01T00:00:00.000Z' }).endISO).toBe('2026-12-01T00:30:00.000Z');
  });
});

describe('slotsFor', () => {
  it('is the same each time for one specialist and differs from another’s', () => {
    expect(slotsFor({ specialistId: 'a' })).toEqual(slotsFor({ specialistId: 'a' }));
    expect(slotsFor({ specialistId: 'a' })).not.toEqual(slotsFor({ specialistId: 'b' }));
  });

  it('is in the future', () => {
    const [first] = slotsFor();
    expect(Date.parse(first?.startISO ?? '')).toBeGreaterThan(Date.parse(storyNow));
  });
});

const passkeyAnswer = <Response>(response: Response) => ({
  challengeId: 'chl_1',
  response: {
    id: 'AA',
    rawId: 'AA',
    type: 'public-key' as const,
    response: { clientDataJSON: 'AA', ...response },
    clientExtensionResults: {},
  },
});

describe('defaultHandlers', () => {
  const body = { feeCents: 24_500, paymentMethodId: 'pm_1' };
  const registration = { ...aPatientProfile({ medicareOrIhi: null }), role: 'patient' };
  const picks = [{ specialistId: 's', slotISO: storyNow }];
  const publishableId = 'tele_pub_banksia_road';
  const verifier = 'v'.repeat(43);
  const timeOff = { startISO: '2026-12-23T00:00:00.000Z', endISO: '2026-12-24T00:00:00.000Z' };
  const calendar = { name: 'Roster', address: 'https://calendar.example.com/roster.ics' };
  const inputs: { [N in RouteName]?: object } = {
    startVisit: { body: { publishableId } },
    vouchForPatient: { body: { email: 'maeve.tran@example.com' } },
    startSignIn: { body: { publishableId, challenge: verifier } },
    exchangeSignIn: { params: { id: 'sin_7' }, body: { publishableId, verifier } },
    refreshSession: { body: { publishableId, refreshToken: 'r' } },
    endSession: { body: { publishableId, refreshToken: 'r' } },
    registerUser: { body: registration },
    professionSpecialties: { params: { profession: 'doctors' } },
    searchSpecialists: { body: { profession: 'doctor', specialty: 'Cardiology' } },
    countSpecialists: { body: { profession: 'doctor', specialty: 'Cardiology', filters: { part: 'morning' } } },
    specialistsByName: { query: { name: 'Nguyen' } },
    specialistPage: { params: { id: 'spc_brodie' } },
    keepFavourite: { params: { specialistId: 'spc_7' } },
    dropFavourite: { params: { specialistId: 'spc_7' } },
    createAlert: { body: { profession: 'doctor', specialty: 'Cardiology' } },
    availabilitySlots: { query: { specialistId: 's' } },
    createSelection: { body: { profession: 'doctor', specialty: 'Cardiology', picks } },
    createOpenRequest: { body: { profession: 'doctor', specialty: 'Cardiology', timeframe: 'this-week' } },
    createOffer: { body: { requestId: 'req_7', feeCents: 24_500, slots: [storyNow] } },
    prepareOffer: { params: { id: 'off_7' }, body: { chosenSlotISO: storyNow } },
    attachPayment: { params: { id: 'sel_7' }, body: { paymentMethodId: 'pm_1' } },
    saveAvailability: { body: { blocks: [aBlock()] }, ifMatch: '1' },
    addPasskey: { body: passkeyAnswer({ attestationObject: 'AA' }) },
    finishPasskeySignIn: { body: passkeyAnswer({ authenticatorData: 'AA', signature: 'AA' }) },
    renamePasskey: { params: { id: 'psk_1' }, body: { name: 'Kitchen tablet' } },
    addPerson: { body: { name: 'Finn Tran', relation: 'child', consent: true } },
    confirmClinicDetails: { params: { id: 'cde_1' }, body: { enteredAt: '2026-11-21T03:10:00.000Z' } },
    savePerson: { params: { id: 'per_7' }, body: { name: 'Finn Tran', relation: 'child' } },
    requestReschedule: { params: { id: 'sel_7' }, body: { toISO: storyNow } },
    saveWorkingRules: { body: { noticeHours: 2, keepsHalfHour: true } },
    addTimeOff: { body: timeOff },
    saveTimeOff: { params: { id: 'tof_story1' }, body: timeOff },
    addCalendar: { body: calendar },
    readCalendar: { params: { id: 'cal_story1' } },
    saveEmailPreferences: { body: { dayBefore: false } },
    saveMeeting: { body: { way: 'phone' } },
    saveSpecialistProfile: { body: { bio: 'Reflux.' }, ifMatch: '3' },
    acceptSelection: { params: { id: 'sel_7' }, body },
    presignUpload: { body: { keyHint: 'cv' } },
    registerSpecialist: { body: aRegistration() },
    myProvider: { params: { category: 'doctors' } },
    providerOf: { params: { category: 'doctors' } },
    updateDocuments: { params: { category: 'doctors' }, body: { documents: {} } },
    staffDocument: { params: { id: 'app_7', kind: 'cv' } },
    takeApplication: { params: { id: 'app_7' } },
    approveApplication: { params: { id: 'app_7' }, body: { checked: [] } },
    rejectApplication: { params: { id: 'app_7' }, body: { reason: 'Not readable.' } },
  };

  const made: { [N in RouteName]?: RouteName } = { saveTimeOff: 'addTimeOff', readCalendar: 'addCalendar' };

  it.each(Object.keys(routes) as RouteName[])('answer %s as the contract says', async (name) => {
    const options = inputs[name] ?? { params: { id: 'sel_7' } };
    const client: { call(name: RouteName, options: object): Promise<unknown> } = clientOf(defaultHandlers());
    const before = made[name];
    if (before) await client.call(before, inputs[before] ?? {});
    const answer = await client.call(name, options);
    expect(contract[name].ok.parse(answer)).toEqual(answer);
  });

  it('answer under the id asked for', async () => {
    const answer = await clientOf(defaultHandlers()).call('getSelection', { params: { id: 'sel_7' } });
    expect(answer.selectionId).toBe('sel_7');
  });
});

describe('acceptSelection', () => {
  it('is only tried with dryRun, which takes no card', async () => {
    const client = clientOf(defaultHandlers());
    const params = { id: 'a' };
    const tried = await client.call('acceptSelection', { params, body: { dryRun: true, feeCents: 1 } });
    expect(tried).toEqual({ selectionId: 'a', status: 'PENDING' });
    const booked = await client.call('acceptSelection', { params, body: { feeCents: 1, paymentMethodId: 'pm' } });
    expect(booked).toMatchObject({ status: 'BOOKED', booking: { feeCents: 1 } });
  });
});

describe('mock', () => {
  it('refuses as the API does', async () => {
    const client = clientOf([mock('acceptSelection', fail(409, 'ALREADY_BOOKED', 'Already booked'))]);
    const call = client.call('acceptSelection', { params: { id: 'a' }, body: { feeCents: 1, paymentMethodId: 'pm' } });
    await expect(call).rejects.toMatchObject({ status: 409, code: 'ALREADY_BOOKED', message: 'Already booked' });
  });

  it('can be unreachable', async () => {
    const client = clientOf([mock('mySelections', unreachable)]);
    await expect(client.call('mySelections')).rejects.toMatchObject({ code: 'NETWORK' });
  });

  it('gives its function the input after the contract’s defaults', async () => {
    let days: number | undefined;
    const client = clientOf([
      mock('availabilitySlots', ({ query }) => {
        days = query.days;
        return { specialistId: query.specialistId, items: [] };
      }),
    ]);
    await client.call('availabilitySlots', { query: { specialistId: 's' } });
    expect(days).toBe(30);
  });

  it('refuses input that the API would refuse', async () => {
    const client = clientOf([mock('createSelection', { selectionId: 'a' })]);
    const call = client.call('createSelection', { body: { profession: 'doctor', specialty: 'Cardiology', picks: [] } });
    await expect(call).rejects.toMatchObject({
      status: 422,
      code: 'INVALID_INPUT',
      message: 'Pick at least one specialist and slot.',
      fields: { picks: 'Pick at least one specialist and slot.' },
    });
  });

  it('leaves /selections/mine to its own handler', async () => {
    const client = clientOf([mock('getSelection', fail(404, 'NOT_FOUND', 'No.')), ...defaultHandlers()]);
    await expect(client.call('mySelections')).resolves.toHaveProperty('items');
    await expect(client.call('getSelection', { params: { id: 'x' } })).rejects.toMatchObject({ status: 404 });
  });

  it('takes only what its call answers', () => {
    // @ts-expect-error an acceptance never answers PENDING
    expect(mock('declineSelection', { selectionId: 'a', status: 'PENDING' })).toBeDefined();
  });
});
