import { describe, expect, it } from 'vitest';
import { aPatient } from '../testing/people.ts';
import {
  accept,
  anUnpaidRequest,
  aRequest,
  at,
  attach,
  codeOf,
  settled,
  slotIn,
  someSpecialists,
  specialty,
  threeDSecureCard,
  viewOf,
  type Request,
} from '../testing/requests.ts';
import { type Called, withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });
const { db } = api.services;

const heldOf = ({ selectionId }: Request) => stripe.intentsOf(selectionId);
const askAgain = ({ patient, specialists, slotISO }: Request): Promise<Called> =>
  api.call('createSelection', {
    as: patient,
    body: {
      profession: 'doctor',
      specialty,
      anyFee: true,
      picks: specialists.map(({ specialistId }) => ({ specialistId, slotISO })),
    },
  });

async function atOneInstant(count: number): Promise<[Request, ...Request[]]> {
  const patient = await aPatient(db);
  const slotISO = slotIn(api);
  const requests: [Request, ...Request[]] = [await aRequest(api, { patient, slotISO })];
  while (requests.length < count) requests.push(await aRequest(api, { patient, slotISO }));
  await settled(api);
  return requests;
}

const liveOf = ({ patient }: Request) =>
  db
    .selectFrom('bookings')
    .select('selection_id')
    .where('patient_id', '=', patient.userId)
    .where('status', '<>', 'CANCELLED')
    .execute();

describe('one appointment per patient at a time', () => {
  it('books one of many acceptances; the other requests close and release their fees', async () => {
    const requests = await atOneInstant(4);
    const answers = await Promise.all(requests.map((request) => accept(api, request, { as: request.specialists[0] })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refusals = answers.filter(({ status }) => status !== 200).map(codeOf);
    expect(
      refusals.filter((code) => !['BEING_ACCEPTED', 'SLOT_TAKEN', 'SELECTION_CLOSED'].includes(String(code))),
    ).toEqual([]);
    await settled(api);
    expect(await liveOf(requests[0])).toHaveLength(1);
    const booked = requests.filter((_, index) => answers[index]?.status === 200);
    for (const request of requests) {
      const won = booked.includes(request);
      expect(await heldOf(request)).toEqual(expect.arrayContaining([won ? '1500 succeeded' : '1500 canceled']));
      expect(await viewOf(api, request)).toMatchObject(
        won ? { status: 'BOOKED' } : { status: 'CLOSED', endedBecause: 'none-left', payment: { fate: 'released' } },
      );
    }
  });

  it('tells the patient why the other request closed', async () => {
    const [first, second] = await atOneInstant(2);
    await accept(api, first, { as: first.specialists[0] });
    await settled(api);
    const closing = api.mails.find(
      ({ to, text }) => to === first.patient.email && text.includes('now booked for the same time'),
    );
    expect(closing?.text).toContain(second?.selectionId);
  });

  it('keeps the other times of a request open', async () => {
    const patient = await aPatient(db);
    const [soon, late] = [slotIn(api, 2), slotIn(api, 3)];
    const [one] = await someSpecialists(api, 1, soon);
    const [other] = await someSpecialists(api, 1, late);
    const created = await api.call('createSelection', {
      as: patient,
      body: {
        profession: 'doctor',
        specialty,
        anyFee: true,
        picks: [
          { specialistId: one.specialistId, slotISO: soon },
          { specialistId: other.specialistId, slotISO: late },
        ],
      },
    });
    const open: Request = {
      ...(created.body as { selectionId: string }),
      patient,
      specialists: [one, other],
      slotISO: soon,
    };
    expect((await attach(api, open)).status).toBe(200);
    const booked = await aRequest(api, { patient, slotISO: soon });
    await accept(api, booked, { as: booked.specialists[0] });
    await settled(api);
    expect(await viewOf(api, open)).toMatchObject({ status: 'PENDING' });
    expect(codeOf(await accept(api, open, { as: one }))).toBe('SLOT_TAKEN');
    expect((await accept(api, open, { as: other })).status).toBe(200);
  });

  it('refuses a pick at the time of an appointment, and names it', async () => {
    const request = await aRequest(api);
    await accept(api, request, { as: request.specialists[0] });
    const [other] = await someSpecialists(api, 1, request.slotISO);
    const answer = await askAgain({ ...request, specialists: [other] });
    const text = 'You already have an appointment at this time.';
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'PATIENT_BUSY', error: text, fields: { 'picks.0': text } },
    });
  });

  it('accepts a pick at the time of a cancelled appointment', async () => {
    const request = await aRequest(api);
    await accept(api, request, { as: request.specialists[0] });
    await api.call('cancelAppointment', { as: request.patient, params: { id: request.selectionId } });
    expect((await askAgain(request)).status).toBe(200);
  });
});

describe('one open request per specialist and time', () => {
  it('is enforced, naming the waiting request', async () => {
    const request = await aRequest(api);
    const answers = await Promise.all([1, 2, 3, 4].map(() => askAgain(request)));
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'ALREADY_ASKED', selectionId: request.selectionId } });
    }
    expect(await viewOf(api, request)).toMatchObject({ status: 'PENDING' });
  });

  it('does not apply between patients', async () => {
    const request = await aRequest(api);
    expect((await askAgain({ ...request, patient: await aPatient(db) })).status).toBe(200);
  });

  it('ends once they have declined', async () => {
    const request = await aRequest(api);
    const [specialist] = request.specialists;
    await api.call('declineSelection', { as: specialist, params: { id: request.selectionId } });
    expect((await askAgain(request)).status).toBe(200);
  });

  it('gives way when the earlier request was never paid', async () => {
    const request = await anUnpaidRequest(api);
    const again = await askAgain(request);
    expect(again.status).toBe(200);
    expect(await viewOf(api, request)).toMatchObject({ status: 'CLOSED', endedBecause: 'unpaid' });
    expect(codeOf(await attach(api, request))).toBe('SELECTION_CLOSED');
    expect((await attach(api, { ...request, ...(again.body as { selectionId: string }) })).status).toBe(200);
  });

  it('holds for many simultaneous attempts', async () => {
    const request = await anUnpaidRequest(api);
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => askAgain(request)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const open = await db
      .selectFrom('candidates')
      .select('id')
      .where('patient_id', '=', request.patient.userId)
      .where('status', '=', 'PENDING')
      .execute();
    expect(open).toHaveLength(1);
  });

  it('releases a hold that awaits 3-D Secure with its request', async () => {
    const request = await anUnpaidRequest(api);
    const asked = await attach(api, request, threeDSecureCard);
    expect((await askAgain(request)).status).toBe(200);
    await stripe.authenticate((asked.body as { clientSecret: string }).clientSecret, 'complete').catch(() => undefined);
    await settled(api);
    expect(await heldOf(request)).toEqual(['1500 canceled']);
  });

  it('waits for a payment in progress', async () => {
    const request = await anUnpaidRequest(api);
    await stripe.fault({ path: '/v1/payment_intents', mode: 'delay', ms: 60_000, times: 1 });
    const paying = attach(api, request);
    await expect
      .poll(() => db.selectFrom('charges').select('status').where('subject_id', '=', request.selectionId).execute())
      .toEqual([{ status: 'STARTED' }]);
    expect(await askAgain(request)).toMatchObject({
      body: { code: 'ALREADY_ASKED', selectionId: request.selectionId },
    });
    await stripe.heal();
    expect((await paying).status).toBe(200);
  });

  it('ends a day after an unpaid request, even before runJobs() has closed it', async () => {
    const request = await anUnpaidRequest(api, { slotISO: slotIn(api, 5) });
    const tomorrow = new Date(api.clock.now.getTime() + 25 * 3_600_000);
    await at(api, tomorrow, async () => expect((await askAgain(request)).status).toBe(200));
  });
});

describe('a request for the same instant', () => {
  it('may be accepted once another acceptance for the time has failed', async () => {
    const [first, second] = await atOneInstant(2);
    if (!second) throw new Error('two requests');
    const declined = await accept(api, first, { as: first.specialists[0], paymentMethodId: 'pm_card_chargeDeclined' });
    expect(declined.status).toBe(402);
    expect((await accept(api, second, { as: second.specialists[0] })).status).toBe(200);
  });
});
