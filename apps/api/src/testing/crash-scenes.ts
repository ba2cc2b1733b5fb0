import { expect } from 'vitest';
import { personActing } from '../http/actor.ts';
import { accept, anUnpaidRequest, aRequest, attach, settled, type Request } from './requests.ts';
import type { CrashOrder } from './crash-child.ts';
import type { TestApi } from './start-api.ts';
import type { TestStripe } from './start-stripe.ts';

export interface Scene<Subject = Request> {
  prepare: (api: TestApi) => Promise<Subject>;
  order: (subject: Subject) => Omit<CrashOrder, 'nowISO' | 'stopAt'>;
  /** Must hold after runJobs(), whichever step the process died at. */
  verify: (api: TestApi, subject: Subject, step: string) => Promise<void>;
}

export const isOfCancelling = (step: string): boolean =>
  ['update reschedules 1', 'update bookings 1', 'insert outbox 1'].includes(step);

const accepted = ['newRequest', 'patientBooked', 'received', 'receipt', 'receipt', 'specialistBooked'].toSorted();

export function scenesOf(stripe: TestStripe): Record<string, Scene> {
  const stateOf = (api: TestApi, request: Request) => standingOf(api, stripe, request);
  return {
    'attaching a payment': {
      prepare: (api) => anUnpaidRequest(api, { specialists: 2 }),
      order: (request) => ({
        call: 'attachPayment',
        actor: patientOf(request),
        id: request.selectionId,
        body: { paymentMethodId: 'pm_card_visa' },
      }),
      verify: async (api, request, step) => {
        const { held, sent } = await stateOf(api, request);
        expect(held, step).toEqual(sent ? ['1500 requires_capture'] : []);
        // Nothing was stored before the charge: the request is unpaid and can be paid now.
        expect(sent, step).toBe(step !== 'insert charges 1');
        expect((await attach(api, request)).status, step).toBe(200);
        expect((await stateOf(api, request)).held, step).toEqual(['1500 requires_capture']);
      },
    },
    'accepting a request': {
      prepare: (api) => aRequest(api, { specialists: 2 }),
      order: (request) => ({
        call: 'acceptSelection',
        actor: specialistOf(request),
        id: request.selectionId,
        body: { feeCents: 12_000, paymentMethodId: 'pm_card_visa' },
      }),
      verify: async (api, request, step) => {
        const { held, bookings } = await stateOf(api, request);
        const claimLost = step === 'insert bookings 1' || step === 'insert charges 1';
        expect(bookings, step).toEqual(claimLost ? [] : ['CONFIRMED']);
        expect(held, step).toEqual(claimLost ? ['1500 requires_capture'] : ['1500 succeeded', '2000 succeeded']);
        const again = await accept(api, request, { as: request.specialists[0] });
        expect(again.status, step).toBe(200);
        await settled(api);
        expect((await stateOf(api, request)).held, step).toEqual(['1500 succeeded', '2000 succeeded']);
        expect(await emailsOf(api, request), step).toEqual(['newRequest', ...accepted]);
      },
    },
    'cancelling a request': {
      prepare: (api) => aRequest(api),
      order: (request) => ({ call: 'cancelSelection', actor: patientOf(request), id: request.selectionId }),
      verify: async (api, request, step) => {
        const { held, state } = await stateOf(api, request);
        const undone = step === 'insert outbox 1';
        expect(state, step).toBe(undone ? 'OPEN' : 'CANCELLED');
        expect(held, step).toEqual(undone ? ['1500 requires_capture'] : []);
      },
    },
    'cancelling an appointment by its specialist': {
      prepare: async (api) => {
        const request = await aRequest(api);
        await accept(api, request, { as: request.specialists[0] });
        return request;
      },
      order: (request) => ({ call: 'cancelAppointment', actor: specialistOf(request), id: request.selectionId }),
      verify: async (api, request, step) => {
        const { state, refunds } = await stateOf(api, request);
        const undone = isOfCancelling(step);
        expect(state, step).toBe(undone ? 'BOOKED' : 'CANCELLED');
        expect(refunds, step).toEqual(undone ? [] : [1_500]);
        const cancelled = ['cancelledBySpecialist', 'cancelledByYouSpecialist', 'refunded'];
        expect(await emailsOf(api, request), step).toEqual(undone ? accepted : [...accepted, ...cancelled].toSorted());
      },
    },
  };
}

/** Every provider step, and the first important write around each transaction. Commits are in doubt only under load. */
export function worthStopping(steps: readonly string[]): string[] {
  return steps.filter(
    (step) =>
      / (before|after) \d+$/.test(step) ||
      /^(insert (?!commits )\w+|update bookings|delete bookings|update offers|update reschedules|update alerts|update outbox) 1$/.test(
        step,
      ),
  );
}

async function emailsOf(api: TestApi, { selectionId }: Request): Promise<string[]> {
  const { db } = api.services;
  const candidates = db.selectFrom('candidates').select('id').where('selection_id', '=', selectionId);
  const charges = await db
    .selectFrom('charges')
    .select('id')
    .where((eb) => eb.or([eb('subject_id', '=', selectionId), eb('subject_id', 'in', candidates)]))
    .execute();
  const own = new Set([selectionId, ...charges.map(({ id }) => id)]);
  const rows = await db.selectFrom('outbox').select('payload').where('kind', 'like', '%-email').execute();
  return rows
    .filter(({ payload }) => own.has(payload['selectionId'] ?? payload['chargeId'] ?? ''))
    .map(({ payload }) => payload['email'] ?? '')
    .toSorted();
}

export async function standingOf(api: TestApi, stripe: TestStripe, { selectionId }: Request) {
  const { paymentIntents, refunds } = await stripe.ledgerOf(selectionId);
  const { db } = api.services;
  const selection = await db
    .selectFrom('selections')
    .selectAll()
    .where('id', '=', selectionId)
    .executeTakeFirstOrThrow();
  const bookings = await db.selectFrom('bookings').select('status').where('selection_id', '=', selectionId).execute();
  return {
    held: heldOf(paymentIntents),
    refunds: refunds.map(({ amount }) => amount),
    bookings: bookings.map(({ status }) => status),
    state: selection.state,
    sent: selection.payment_status === 'requires_capture',
  };
}

function heldOf(intents: Awaited<ReturnType<TestStripe['ledger']>>['paymentIntents']): string[] {
  return intents
    .filter(({ status }) => status !== 'canceled')
    .map(({ amount, status }) => `${amount} ${status}`)
    .toSorted();
}

function patientOf({ patient }: Request): CrashOrder['actor'] {
  return personActing(patient.userId, { patient: true });
}

function specialistOf({ specialists: [specialist] }: Request): CrashOrder['actor'] {
  return personActing(specialist.userId, { specialist: { specialistId: specialist.specialistId, approved: true } });
}
