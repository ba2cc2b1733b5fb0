import { expect } from 'vitest';
import { personActing } from '../http/actor.ts';
import { isOfCancelling, type Scene } from './crash-scenes.ts';
import type { CrashOrder } from './crash-child.ts';
import {
  aBookedOffer,
  anOffer,
  aPaidOffer,
  endOf,
  finalise,
  payFor,
  prepare,
  sharesOf,
  type MadeOffer,
} from './offers.ts';
import { at, settled } from './requests.ts';
import type { TestApi } from './start-api.ts';
import type { TestStripe } from './start-stripe.ts';

interface Played extends MadeOffer {
  before?: MadeOffer;
}

const nothing = { patientPaid: 0, specialistGot: 0, ours: 0 };
const whole = { patientPaid: 24_500, specialistGot: 23_500, ours: 1_000 };

export function offerScenesOf(stripe: TestStripe): Record<string, Scene<Played>> {
  const stateOf = (api: TestApi, offer: Played) => standingOf(api, stripe, offer);
  const shares = ({ request }: Played) => sharesOf(stripe, request);

  async function payAndBook(api: TestApi, offer: Played, step: string): Promise<void> {
    const slotISO = offer.slots[1] ?? offer.slots[0];
    const prepared = await prepare(api, offer, slotISO);
    expect(prepared.status, step).toBe(200);
    expect((await stateOf(api, offer)).bookings, step).toEqual([`CLAIMED ${slotISO}`]);
    await payFor(stripe, prepared);
    expect((await finalise(api, offer)).status, step).toBe(200);
    await expectBooked(api, offer, step);
  }

  async function expectBooked(api: TestApi, offer: Played, step: string): Promise<void> {
    await settled(api);
    const { held, bookings, state } = await stateOf(api, offer);
    expect({ held, state }, step).toEqual({ held: ['24500 succeeded'], state: 'ACCEPTED' });
    expect(bookings, step).toEqual([expect.stringMatching(/^CONFIRMED /)]);
    expect(await shares(offer), step).toEqual(whole);
  }

  const preparing = (slot: 0 | 1): Scene<Played>['order'] => {
    return (offer) => ({
      ...orderOf(offer),
      call: 'prepareOffer',
      body: { chosenSlotISO: offer.slots[slot] ?? offer.slots[0] },
    });
  };
  const cancelling = (by: 'patient' | 'specialist'): Scene<Played> => ({
    prepare: (api) => aBookedOffer(api, stripe),
    order: (offer) => ({
      ...orderOf(offer),
      ...(by === 'specialist' && { actor: specialistOf(offer) }),
      call: 'cancelAppointment',
    }),
    verify: async (api, offer, step) => {
      const { bookings, refunds } = await stateOf(api, offer);
      const undone = isOfCancelling(step);
      expect(bookings, step).toEqual([expect.stringMatching(undone ? /^CONFIRMED / : /^CANCELLED /)]);
      expect(refunds, step).toEqual(undone ? [] : [24_500]);
      expect(await shares(offer), step).toEqual(undone ? whole : nothing);
    },
  });

  return {
    'preparing to pay for an offer': {
      prepare: (api) => anOffer(api, stripe),
      order: preparing(0),
      verify: payAndBook,
    },
    'preparing to pay for an offer and never coming back': {
      prepare: (api) => anOffer(api, stripe),
      order: preparing(0),
      verify: async (api, offer, step) => {
        await at(api, endOf(api), () => settled(api));
        const { held, bookings, state } = await stateOf(api, offer);
        expect({ held, bookings, state }, step).toEqual({ held: [], bookings: [], state: 'EXPIRED' });
      },
    },
    'choosing another time of an offer': {
      prepare: async (api) => {
        const offer = await anOffer(api, stripe);
        expect((await prepare(api, offer)).status).toBe(200);
        return offer;
      },
      order: preparing(1),
      verify: payAndBook,
    },
    'choosing another offer of a request': {
      prepare: async (api) => {
        const before = await anOffer(api, stripe);
        expect((await prepare(api, before)).status).toBe(200);
        return { ...(await anOffer(api, stripe, { request: before.request })), before };
      },
      order: preparing(0),
      verify: payAndBook,
    },
    'finalising an offer': {
      prepare: (api) => aPaidOffer(api, stripe),
      order: (offer) => ({ ...orderOf(offer), call: 'finaliseOffer' }),
      verify: async (api, offer, step) => {
        const { held } = await stateOf(api, offer);
        expect(held, step).toEqual([isUndecided(step) ? '24500 requires_capture' : '24500 succeeded']);
        expect((await finalise(api, offer)).status, step).toBe(200);
        await expectBooked(api, offer, step);
      },
    },
    'finalising an offer and never coming back': {
      prepare: (api) => aPaidOffer(api, stripe),
      order: (offer) => ({ ...orderOf(offer), call: 'finaliseOffer' }),
      verify: async (api, offer, step) => {
        await at(api, endOf(api), () => settled(api));
        await expectBooked(api, offer, step);
      },
    },
    'cancelling the appointment of an offer by its specialist': cancelling('specialist'),
    'cancelling the appointment of an offer a day before by its patient': cancelling('patient'),
  };
}

const isUndecided = (step: string): boolean =>
  / (before|after) \d+$/.test(step) && step.startsWith('look')
    ? true
    : ['update bookings 1', 'update offers 1', 'insert reminders_due 1', 'insert outbox 1'].includes(step);

async function standingOf(api: TestApi, stripe: TestStripe, { offerId, request: { requestId } }: MadeOffer) {
  const { db } = api.services;
  const { paymentIntents, refunds } = await stripe.ledgerOf(requestId);
  const taken = paymentIntents.filter(({ status }) => status === 'requires_capture' || status === 'succeeded');
  const bookings = await db.selectFrom('bookings').selectAll().where('selection_id', '=', requestId).execute();
  const offer = await db.selectFrom('offers').select('state').where('id', '=', offerId).executeTakeFirstOrThrow();
  return {
    held: taken.map(({ amount, status }) => `${amount} ${status}`).toSorted(),
    refunds: refunds.map(({ amount }) => amount),
    bookings: bookings.map(({ status, start_at }) => `${status} ${start_at.toISOString()}`),
    state: offer.state,
  };
}

function orderOf({ offerId, request: { patient } }: Played): Pick<CrashOrder, 'actor' | 'id'> {
  return { actor: personActing(patient.userId, { patient: true }), id: offerId };
}

function specialistOf({ specialist: { userId, specialistId } }: Played): CrashOrder['actor'] {
  return personActing(userId, { specialist: { specialistId, approved: true } });
}
