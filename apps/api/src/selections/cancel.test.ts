import { describe, expect, it } from 'vitest';
import { newsOf } from '../testing/news-of.ts';
import { aPatient, aSpecialist } from '../testing/people.ts';
import {
  accept,
  anUnpaidRequest,
  aRequest,
  at,
  attach,
  codeOf,
  settled,
  slotIn,
  threeDSecureCard,
  viewOf,
  type Request,
} from '../testing/requests.ts';
import { withApi, type Called } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });

const cancel = (request: Request, as: { email: string } = request.patient, seen?: unknown) =>
  api.call('cancelSelection', {
    as,
    params: { id: request.selectionId },
    ...(seen !== undefined && { body: { seen } }),
  });
const remove = (request: Request, as: { email: string } = request.patient) =>
  api.call('deleteRequest', { as, params: { id: request.selectionId } });
const cancelAppointment = (request: Request, as: { email: string }, seen?: object) =>
  api.call('cancelAppointment', { as, params: { id: request.selectionId }, ...(seen && { body: { seen } }) });
const money = async ({ selectionId }: Request) => {
  await settled(api);
  const { refunds } = await stripe.ledgerOf(selectionId);
  return { intents: await stripe.intentsOf(selectionId), refunds: refunds.map(({ amount }) => amount) };
};
const textTo = (email: string, news: string) =>
  api.mails.find((mail) => mail.to === email && newsOf(mail) === news)?.text;
const subjectsTo = (email: string) => api.mails.filter((mail) => mail.to === email).map(newsOf);

async function aBooked(slotISO?: string): Promise<Request & { winner: Request['specialists'][number] }> {
  const request = await aRequest(api, slotISO === undefined ? {} : { slotISO });
  const [winner] = request.specialists;
  const answer = await accept(api, request, { as: winner });
  if (answer.status !== 200) throw new Error(`accept answered ${answer.status}`);
  return { ...request, winner };
}

describe('cancelling a request', () => {
  it('releases the booking fee, and notifies the specialists', async () => {
    const request = await aRequest(api, { specialists: 2 });
    const answer = await cancel(request);
    expect(answer).toMatchObject({ status: 200, body: { status: 'CLOSED', payment: { status: 'canceled' } } });
    expect(await money(request)).toEqual({ intents: ['1500 canceled'], refunds: [] });
    for (const { email } of request.specialists) expect(subjectsTo(email)).toContain('Request cancelled');
    expect(codeOf(await accept(api, request, { as: request.specialists[0] }))).toBe('SELECTION_CLOSED');
  });

  it('changes nothing the second time', async () => {
    const request = await aRequest(api);
    await cancel(request);
    await settled(api);
    const mails = api.mails.length;
    expect((await cancel(request)).status).toBe(200);
    await settled(api);
    expect(api.mails).toHaveLength(mails);
  });

  it('releases a card awaiting 3-D Secure', async () => {
    const request = await anUnpaidRequest(api);
    await attach(api, request, threeDSecureCard);
    expect((await cancel(request)).status).toBe(200);
    expect(await money(request)).toEqual({ intents: ['1500 canceled'], refunds: [] });
  });

  it('cancels a booked request, keeps the booking fee and frees the slot', async () => {
    const request = await aBooked();
    await settled(api);
    expect((await cancel(request)).body).toMatchObject({ status: 'CANCELLED', booking: { status: 'CANCELLED' } });
    expect(await money(request)).toEqual({ intents: ['1500 succeeded', '2000 succeeded'], refunds: [2_000] });
    expect(subjectsTo(request.winner.email)).toContain('Appointment cancelled');
    const { winner, slotISO } = request;
    expect((await aRequest(api, { specialists: [winner], slotISO })).selectionId).toMatch(/^sel_/);
  });

  it('refuses to cancel a booking when the caller saw an open request', async () => {
    const request = await aBooked();
    await settled(api);
    const before = await viewOf(api, request);
    const refused = await cancel(request, request.patient, 'OPEN');
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'ALREADY_BOOKED', error: 'This request was just accepted, so you’re booked. We did not cancel it.' },
    ]);
    expect(await viewOf(api, request)).toEqual(before);
    expect(await money(request)).toEqual({ intents: ['1500 succeeded', '2000 succeeded'], refunds: [] });
    expect((await cancel(request, request.patient, 'BOOKED')).body).toMatchObject({ status: 'CANCELLED' });
  });

  it('never cancels a booking that races with an acceptance, in either order', async () => {
    const requests = await Promise.all(Array.from({ length: 10 }, () => aRequest(api)));
    await Promise.all(
      requests.map(async (request) => {
        const [accepted, cancelled] = await Promise.all([
          accept(api, request, { as: request.specialists[0] }),
          cancelUntilTold(request),
        ]);
        expect([accepted.status, cancelled.status].toSorted()).toEqual([200, 409]);
      }),
    );
    const rows = await api.services.db
      .selectFrom('bookings')
      .select('id')
      .where('status', '=', 'CANCELLED')
      .where(
        'selection_id',
        'in',
        requests.map(({ selectionId }) => selectionId),
      )
      .execute();
    expect(rows).toEqual([]);
  });

  it.each([{ seen: 'CLOSED' }, { saw: 'OPEN' }, '"OPEN"', { seen: { bookingFee: 'gone' } }])(
    'refuses %j as the status the caller saw',
    async (body) => {
      const request = await anUnpaidRequest(api);
      const params = { id: request.selectionId };
      const answer = await api.call('cancelSelection', { as: request.patient, params, body });
      expect([answer.status, codeOf(answer)]).toEqual([422, 'INVALID_INPUT']);
    },
  );

  it('refuses a closed request, and an appointment that has started', async () => {
    const declined = await aRequest(api);
    await api.call('declineSelection', { as: declined.specialists[0], params: { id: declined.selectionId } });
    expect(codeOf(await cancel(declined))).toBe('SELECTION_CLOSED');
    const booked = await aBooked();
    expect(codeOf(await at(api, booked.slotISO, () => cancel(booked)))).toBe('APPOINTMENT_STARTED');
  });

  it('waits during a payment', async () => {
    const request = await anUnpaidRequest(api);
    await stripe.fault({ path: '/v1/payment_intents', mode: 'delay', ms: 60_000 });
    const paying = attach(api, request);
    await chargeStarted(request);
    expect(codeOf(await cancel(request))).toBe('PAYMENT_IN_PROGRESS');
    await stripe.heal();
    expect((await paying).status).toBe(200);
    expect((await cancel(request)).status).toBe(200);
  });

  it('waits while a specialist is accepting, and then cancels the booking', async () => {
    const request = await aRequest(api);
    await settled(api);
    await stripe.fault({ path: '/v1/payment_intents', mode: 'delay', ms: 60_000 });
    const accepting = accept(api, request, { as: request.specialists[0] });
    await claimed(request);
    expect(codeOf(await cancel(request))).toBe('BEING_ACCEPTED');
    expect(codeOf(await remove(request))).toBe('BEING_ACCEPTED');
    await stripe.heal();
    expect((await accepting).status).toBe(200);
    expect((await cancel(request)).body).toMatchObject({ status: 'CANCELLED' });
  });

  it('returns 404 for another patient’s request', async () => {
    const request = await aRequest(api);
    expect((await cancel(request, await aPatient(api.services.db))).status).toBe(404);
    expect((await cancel(request, request.specialists[0])).status).toBe(403);
  });
});

describe('deleting a request', () => {
  it('withdraws an open one first, and returns 404 for it from then on', async () => {
    const request = await aRequest(api);
    expect((await remove(request)).body).toEqual({ ok: true });
    expect(await money(request)).toEqual({ intents: ['1500 canceled'], refunds: [] });
    expect(await viewOf(api, request)).toMatchObject({ code: 'NOT_FOUND' });
    expect((await api.call('mySelections', { as: request.patient })).body).toEqual({ items: [] });
    expect((await remove(request)).body).toEqual({ ok: true });
    expect((await cancel(request)).status).toBe(404);
  });

  it('requires cancelling a booking first, and then deletes it', async () => {
    const request = await aBooked();
    const refused = await remove(request);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'ALREADY_BOOKED', error: 'This request is booked. Cancel the appointment instead.' },
    ]);
    await cancel(request);
    expect((await remove(request)).status).toBe(200);
  });

  it('returns 404 for another patient’s request', async () => {
    const request = await aRequest(api);
    expect((await remove(request, await aPatient(api.services.db))).status).toBe(404);
  });
});

describe('cancelling an appointment', () => {
  const acceptedAt = () => api.clock.now.getTime();
  const later = (from: number, hours: number, ms = 0) => new Date(from + hours * 60 * 60_000 + ms);

  it('by the specialist refunds the booking fee and keeps the acceptance fee', async () => {
    const request = await aBooked();
    await settled(api);
    const seen = { bookingFee: 'refunded', acceptanceFee: 'kept' };
    expect((await cancelAppointment(request, request.winner, seen)).body).toEqual({ ok: true });
    expect(await money(request)).toEqual({ intents: ['1500 succeeded', '2000 succeeded'], refunds: [1_500] });
    expect(await viewOf(api, request)).toMatchObject({ status: 'CANCELLED', candidates: [{ status: 'CANCELLED' }] });
    expect(subjectsTo(request.patient.email)).toContain('Appointment cancelled');
    expect(textTo(request.winner.email, 'Appointment cancelled')).toContain(
      'Your $20.00 acceptance fee is not refunded.',
    );
  });

  it.each([
    [0, [2_000], 'we’re refunding your $20.00 acceptance fee'],
    [1, [], 'your $20.00 acceptance fee is not refunded'],
  ] as const)('by the patient, 24 hours and %d ms after acceptance, refunds %j', async (ms, refunds, told) => {
    const from = acceptedAt();
    const request = await aBooked(slotIn(api, 3));
    await settled(api);
    expect(await viewOf(api, request)).toMatchObject({ booking: { acceptedAt: new Date(from).toISOString() } });
    await at(api, later(from, 24, ms), async () => {
      expect((await cancelAppointment(request, request.patient, { bookingFee: 'kept' })).status).toBe(200);
      expect((await money(request)).refunds).toEqual(refunds);
      await settled(api);
    });
    expect(textTo(request.winner.email, 'Appointment cancelled')).toContain(told);
    const emailsOfMoney = subjectsTo(request.winner.email).filter((subject) => subject.startsWith('Refund'));
    expect(emailsOfMoney).toEqual(refunds.length > 0 ? ['Refund of $20.00'] : []);
  });

  it('releases an acceptance fee that is not captured yet', async () => {
    const request = await aRequest(api);
    await settled(api);
    await stripe.fault({ path: '/v1/payment_intents/*/capture', mode: 'error', times: 100 });
    await accept(api, request, { as: request.specialists[0] });
    await cancelAppointment(request, request.patient);
    await settled(api);
    await stripe.heal();
    await at(api, later(acceptedAt(), 1), () => settled(api));
    expect(await stripe.intentsOf(request.selectionId)).toEqual(['1500 succeeded', '2000 canceled']);
  });

  it.each([
    ['appointment', cancelAppointment],
    ['request', (request, as, seen) => cancel(request, as, seen)],
  ] as const satisfies [string, typeof cancelAppointment][])(
    'is refused as STALE on the %s when the shown fee outcome has changed',
    async (_, ask) => {
      const from = acceptedAt();
      const request = await aBooked(slotIn(api, 3));
      await at(api, later(from, 24, 1), async () => {
        for (const seen of [{ bookingFee: 'refunded' }, { bookingFee: 'kept', acceptanceFee: 'refunded' }]) {
          const refused = await ask(request, request.patient, seen);
          expect([refused.status, codeOf(refused)]).toEqual([412, 'STALE']);
        }
        expect(await viewOf(api, request)).toMatchObject({ status: 'BOOKED' });
        const shown = { bookingFee: 'kept', acceptanceFee: 'kept' };
        expect((await ask(request, request.patient, shown)).status).toBe(200);
      });
    },
  );

  it('happens once, also when both sides cancel at once and repeat it', async () => {
    const request = await aBooked();
    const answers = await Promise.all([
      cancelAppointment(request, request.winner),
      cancelAppointment(request, request.patient),
      cancelAppointment(request, request.winner),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await settled(api);
    const told = subjectsTo(request.winner.email).filter((subject) => subject.includes('cancelled'));
    expect(told).toHaveLength(1);
  });

  it('returns 404 for another’s or an open request, and refuses a started one', async () => {
    const request = await aBooked();
    const open = await aRequest(api);
    expect((await cancelAppointment(request, await aPatient(api.services.db))).status).toBe(404);
    expect((await cancelAppointment(request, await aSpecialist(api.services.db))).status).toBe(404);
    expect((await cancelAppointment(open, open.patient)).status).toBe(404);
    const started = await at(api, request.slotISO, () => cancelAppointment(request, request.winner));
    expect([started.status, codeOf(started)]).toEqual([409, 'APPOINTMENT_STARTED']);
  });
});

/** Retries like a person who is asked to try again. */
async function cancelUntilTold(request: Request): Promise<Called> {
  for (;;) {
    const answer = await cancel(request, request.patient, 'OPEN');
    if (codeOf(answer) !== 'BEING_ACCEPTED') return answer;
  }
}

async function chargeStarted({ selectionId }: Request): Promise<void> {
  await expect
    .poll(() => api.services.db.selectFrom('charges').select('status').where('subject_id', '=', selectionId).execute())
    .toEqual([{ status: 'STARTED' }]);
}

async function claimed({ selectionId }: Request): Promise<void> {
  await expect
    .poll(() =>
      api.services.db.selectFrom('bookings').select('status').where('selection_id', '=', selectionId).execute(),
    )
    .toEqual([{ status: 'CLAIMED' }]);
}
