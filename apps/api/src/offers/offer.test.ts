import { describe, expect, it } from 'vitest';
import { newsOf } from '../testing/news-of.ts';
import {
  aBookedOffer,
  anOpenRequest,
  anOffer,
  aPaidOffer,
  aPayee,
  finalise,
  payFor,
  prepare,
  withdraw,
} from '../testing/offers.ts';
import { aSpecialist } from '../testing/people.ts';
import { at, codeOf, declinedCard, settled, slotIn, specialty, threeDSecureCard } from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });

const minute = 60_000;
const inMinutes = (minutes: number) => new Date(api.clock.now.getTime() + minutes * minute);
const emailsTo = (email: string) => api.mails.filter((mail) => mail.to === email).map(newsOf);

describe('an offer', () => {
  it('has a fee and times, lasts 45 minutes, and shows its payout to its specialist', async () => {
    const [request, specialist] = [
      await anOpenRequest(api, { reason: 'Reflux' }),
      await aPayee(api, stripe, { specialty, profileType: 'EUCA_MD' }),
    ];
    const slots = [slotIn(api, 3), slotIn(api, 2)];
    const body = { requestId: request.requestId, feeCents: 24_550, slots };
    const made = await api.call('createOffer', { as: specialist, body });
    expect([made.status, made.body]).toMatchObject([
      200,
      {
        status: 'OPEN',
        requestId: request.requestId,
        feeCents: 24_550,
        shares: { ourFeeCents: 3_683, receivesCents: 20_867 },
        slots: [
          { slotISO: slotIn(api, 2), isFree: true },
          { slotISO: slotIn(api, 3), isFree: true },
        ],
        expiresAt: inMinutes(45).toISOString(),
        request: { specialty, reason: 'Reflux', timeframe: 'this-week' },
        booking: null,
        payment: null,
      },
    ]);
    const seen = await api.call('getOpenRequest', { as: request.patient, params: { id: request.requestId } });
    expect(seen.body).toMatchObject({ status: 'OPEN', offers: [{ status: 'OPEN', shares: null }] });
    await settled(api);
    expect(emailsTo(request.patient.email)).toEqual(['New offer']);
    const told = api.mails.find(({ to }) => to === request.patient.email);
    expect(told?.text).toMatch(/^Dr \S.* offered you a choice of 2 times\n/);
    expect(told?.text).toContain('Consultation fee: $245.50');
  });

  it('is emailed with its end in the patient’s zone, and again five minutes before', async () => {
    const request = await anOpenRequest(api, { state: 'WA' });
    await anOffer(api, stripe, { request });
    await settled(api);
    const [letter] = api.mails.filter((mail) => mail.to === request.patient.email);
    expect(letter?.text).toContain('AWST');
    await at(api, inMinutes(40), () => settled(api));
    expect(emailsTo(request.patient.email)).toEqual(['New offer', 'Offer expires soon']);
  });

  it('is limited to one open offer per specialist and request', async () => {
    const offer = await anOffer(api, stripe);
    const again = {
      as: offer.specialist,
      body: { requestId: offer.request.requestId, feeCents: 9_900, slots: offer.slots },
    };
    expect(codeOf(await api.call('createOffer', again))).toBe('ALREADY_OFFERED');
    await at(api, inMinutes(45), async () => {
      expect((await api.call('createOffer', again)).status).toBe(200);
    });
    const mine = await api.call('myOffers', { as: offer.specialist });
    expect(mine.body).toMatchObject({ items: [{ status: 'OPEN', feeCents: 9_900 }, { status: 'EXPIRED' }] });
  });

  it('requires a payout account that accepts money', async () => {
    const [request, specialist] = [await anOpenRequest(api), await aSpecialist(api.services.db, { specialty })];
    const body = { requestId: request.requestId, feeCents: 9_900, slots: [slotIn(api)] };
    const refused = await api.call('createOffer', { as: specialist, body });
    expect([refused.status, codeOf(refused)]).toEqual([409, 'PAYOUTS_NOT_READY']);
  });

  it('is over for both when withdrawn, and stays withdrawn when repeated', async () => {
    const offer = await anOffer(api, stripe);
    expect((await withdraw(api, offer)).body).toMatchObject({ status: 'WITHDRAWN' });
    expect((await withdraw(api, offer)).body).toMatchObject({ status: 'WITHDRAWN' });
    expect(codeOf(await prepare(api, offer))).toBe('OFFER_CLOSED');
    await at(api, inMinutes(40), () => settled(api));
    expect(emailsTo(offer.request.patient.email)).not.toContain('Offer expires soon');
  });
});

describe('accepting an offer', () => {
  it('holds the time until the offer ends, then books and splits the money once paid', async () => {
    const offer = await anOffer(api, stripe, { feeCents: 24_500 });
    const prepared = await prepare(api, offer);
    expect(prepared.body).toMatchObject({
      slotISO: offer.slots[0],
      amountCents: 24_500,
      heldUntil: inMinutes(45).toISOString(),
    });
    expect(codeOf(await finalise(api, offer))).toBe('PAYMENT_MISSING');
    await payFor(stripe, prepared);
    expect((await finalise(api, offer)).body).toMatchObject({
      status: 'ACCEPTED',
      booking: { slotISO: offer.slots[0], status: 'CONFIRMED' },
    });
    await settled(api);
    expect((await finalise(api, offer)).body).toMatchObject({ payment: { fate: 'charged', amountCents: 24_500 } });
    const { paymentIntents } = await stripe.ledgerOf(offer.request.requestId);
    expect(paymentIntents).toMatchObject([
      {
        status: 'succeeded',
        amount: 24_500,
        application_fee_amount: 1_000,
        transfer_data: { destination: offer.specialist.accountId },
      },
    ]);
    for (const as of [offer.request.patient, offer.specialist]) {
      const { body } = await api.call('myAppointments', { as });
      expect(body).toMatchObject({
        items: [
          {
            offerId: offer.offerId,
            requestId: offer.request.requestId,
            chosenSlotISO: offer.slots[0],
            feeCents: 24_500,
          },
        ],
      });
    }
    expect(emailsTo(offer.request.patient.email)).toContain('Appointment confirmed');
    expect(emailsTo(offer.specialist.email)).toContain('Appointment confirmed');
  });

  it('ends the other offers of the request', async () => {
    const request = await anOpenRequest(api);
    const other = await anOffer(api, stripe, { request, slots: [slotIn(api, 5)] });
    await aBookedOffer(api, stripe, { request });
    const seen = await api.call('getOpenRequest', { as: request.patient, params: { id: request.requestId } });
    expect(seen.body).toMatchObject({ status: 'BOOKED', offers: [{ status: 'ACCEPTED' }, { status: 'LOST' }] });
    expect(codeOf(await prepare(api, other))).toBe('OFFER_CLOSED');
  });

  it('keeps the hold when a card is declined, and takes another for the same payment', async () => {
    const offer = await anOffer(api, stripe);
    const prepared = await prepare(api, offer);
    await expect(payFor(stripe, prepared, declinedCard)).rejects.toThrow('402');
    expect(codeOf(await finalise(api, offer))).toBe('PAYMENT_MISSING');
    expect((await prepare(api, offer)).body).toEqual(prepared.body);
    await payFor(stripe, prepared);
    expect((await finalise(api, offer)).status).toBe(200);
  });

  it('asks for an unanswered 3-D Secure step', async () => {
    const offer = await anOffer(api, stripe);
    const prepared = await prepare(api, offer);
    await payFor(stripe, prepared, threeDSecureCard);
    expect(codeOf(await finalise(api, offer))).toBe('CARD_ACTION_REQUIRED');
    const { clientSecret } = prepared.body as { clientSecret: string };
    await stripe.authenticate(clientSecret, 'complete');
    expect((await finalise(api, offer)).status).toBe(200);
  });

  it('moves the hold to another of its times, and frees the first', async () => {
    const offer = await anOffer(api, stripe);
    const first = await prepare(api, offer);
    const second = await prepare(api, offer, offer.slots[1]);
    expect(second.body).toEqual({ ...(first.body as object), slotISO: offer.slots[1] });
    await payFor(stripe, second);
    expect((await finalise(api, offer)).body).toMatchObject({ booking: { slotISO: offer.slots[1] } });
  });

  it('releases the hold for another offer of the request', async () => {
    const request = await anOpenRequest(api);
    const [one, two] = [
      await anOffer(api, stripe, { request }),
      await anOffer(api, stripe, { request, slots: [slotIn(api, 6)] }),
    ];
    await prepare(api, one);
    await payFor(stripe, await prepare(api, two));
    await finalise(api, two);
    await settled(api);
    const { paymentIntents } = await stripe.ledgerOf(request.requestId);
    expect(paymentIntents.map(({ status }) => status).toSorted()).toEqual(['canceled', 'succeeded']);
  });

  it('without a fee books without a card', async () => {
    const offer = await anOffer(api, stripe, { feeCents: 0 });
    expect((await prepare(api, offer)).body).toMatchObject({ clientSecret: null, amountCents: 0 });
    expect((await finalise(api, offer)).body).toMatchObject({ status: 'ACCEPTED', payment: null });
  });

  it('completes when the page was closed between payment and confirmation', async () => {
    const offer = await aPaidOffer(api, stripe);
    await at(api, inMinutes(45), () => settled(api));
    const { body } = await api.call('getOpenRequest', {
      as: offer.request.patient,
      params: { id: offer.request.requestId },
    });
    expect(body).toMatchObject({ status: 'BOOKED', booking: { offerId: offer.offerId } });
  });
});

describe('the end of an offer', () => {
  it('frees an unpaid time', async () => {
    const offer = await anOffer(api, stripe);
    await prepare(api, offer);
    await at(api, inMinutes(45), async () => {
      await settled(api);
      await settled(api);
      expect(codeOf(await finalise(api, offer))).toBe('OFFER_EXPIRED');
    });
    const { paymentIntents } = await stripe.ledgerOf(offer.request.requestId);
    expect(paymentIntents.map(({ status }) => status)).toEqual(['canceled']);
    expect(emailsTo(offer.specialist.email)).toContain('Your offer has expired');
  });
});

describe('cancelling the appointment of an offer', () => {
  const cancel = (as: { email: string }, id: string, seen?: object) =>
    api.call('cancelAppointment', { as, params: { id }, ...(seen && { body: { seen } }) });

  it.each([
    ['patient', 24, 'refunded'],
    ['patient', 23.5, 'charged'],
    ['specialist', 1, 'refunded'],
  ] as const)('by its %s with %f hours left leaves the fee %s', async (side, hours, fate) => {
    const offer = await aBookedOffer(api, stripe);
    await settled(api);
    const who = side === 'patient' ? offer.request.patient : offer.specialist;
    await at(api, new Date(Date.parse(offer.slots[0]) - hours * 60 * minute), async () => {
      expect((await cancel(who, offer.offerId)).status).toBe(200);
      await settled(api);
      await settled(api);
      const { body } = await api.call('getOpenRequest', {
        as: offer.request.patient,
        params: { id: offer.request.requestId },
      });
      expect(body).toMatchObject({
        status: 'CANCELLED',
        offers: [{ payment: { fate } }],
        booking: { cancelledBy: side },
      });
    });
    const { refunds } = await stripe.ledgerOf(offer.request.requestId);
    expect(refunds.map(({ amount }) => amount)).toEqual(fate === 'refunded' ? [offer.feeCents] : []);
  });

  it('shows the refund as pending until the provider has made it', async () => {
    const offer = await aBookedOffer(api, stripe);
    await settled(api);
    await stripe.fault({ path: '/v1/refunds', mode: 'error', status: 503, times: 9 });
    await cancel(offer.request.patient, offer.offerId);
    await settled(api);
    const params = { id: offer.request.requestId };
    const read = await api.call('getOpenRequest', { as: offer.request.patient, params });
    expect(read.body).toMatchObject({ offers: [{ payment: { fate: 'charged', isComingBack: true } }] });
    await stripe.heal();
  });

  it('is refused as STALE when the shown fee outcome has changed', async () => {
    const offer = await aBookedOffer(api, stripe);
    await at(api, new Date(Date.parse(offer.slots[0]) - 23 * 60 * minute), async () => {
      const refused = await cancel(offer.request.patient, offer.offerId, { offerFee: 'refunded' });
      expect([refused.status, codeOf(refused)]).toEqual([412, 'STALE']);
      expect((await cancel(offer.request.patient, offer.offerId, { offerFee: 'kept' })).status).toBe(200);
    });
  });
});
