import { cancellingMoney, isOverCap, limits, shownMoney, type FeeAgreement, type ShownMoney } from '@tele/core';
import type { Answer } from '@tele/core/contract';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { aPatient, aSpecialist, type Person } from '../testing/people.ts';
import { accept, at, attach, settled, slotIn, specialty, type Specialist } from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });

const runs = 12;
const hour = 60 * 60_000;
const specialists: Specialist[] = [];
/** Each run has one slot to pick and one to reschedule to. */
const slotsOfRun = (run: number): [string, string] => [slotIn(api, 4, 2 * run), slotIn(api, 4, 2 * run + 1)];

beforeAll(async () => {
  const slots = Array.from({ length: runs }, (_, run) => slotsOfRun(run)).flat();
  for (let made = 0; made < limits.maxPicks; made += 1)
    specialists.push(await aSpecialist(api.services.db, { specialty, slots }));
});

const actions = [
  'accept',
  'decline',
  'everybody declines',
  'patient cancels the appointment',
  'patient cancels the request',
  'specialist cancels',
  'reschedule',
  'expire',
] as const;
type Action = (typeof actions)[number];

interface Step {
  action: Action;
  who: number;
  afterMs: number;
}

type Consent = { feeCapCents: number } | { anyFee: true };

const agreementOf = (consent: Consent): FeeAgreement => ({ feeCapCents: null, anyFee: false, ...consent });

const fee = fc.oneof(
  fc.constantFrom(1, limits.maxFeeCents),
  fc.integer({ min: 1, max: limits.maxFeeCents }),
  fc.integer({ min: 15_000, max: 30_000 }),
);
const step: fc.Arbitrary<Step> = fc.record({
  action: fc.oneof({ weight: 2, arbitrary: fc.constant<Action>('accept') }, fc.constantFrom(...actions)),
  who: fc.nat({ max: limits.maxPicks - 1 }),
  afterMs: fc.constantFrom(0, hour, 23 * hour, 24 * hour, 24 * hour + 1),
});
const journey = fc.record({
  picks: fc.integer({ min: 1, max: limits.maxPicks }),
  consent: fc.oneof(
    fee.map((feeCapCents): Consent => ({ feeCapCents })),
    fc.constant<Consent>({ anyFee: true }),
  ),
  feeCents: fee,
  steps: fc.array(step, { minLength: 1, maxLength: 4 }),
});

/** Integer cents of one request: the hold, and each side’s payments less refunds. */
interface Ledger {
  held: number;
  patientPaid: number;
  specialistPaid: number;
}

/** Amounts in the sandbox Stripe; the booking and acceptance fees must differ. */
async function readLedger(selectionId: string): Promise<Ledger> {
  const { paymentIntents, refunds } = await stripe.ledgerOf(selectionId);
  const paid = (amount: number): number =>
    sum(paymentIntents.filter((one) => one.amount === amount).map((one) => one.amount_received)) -
    sum(
      refunds
        .filter(({ payment_intent: id }) => paymentIntents.some((one) => one.id === id && one.amount === amount))
        .map((one) => one.amount),
    );
  const held = paymentIntents.filter(({ status }) => status === 'requires_capture');
  return {
    held: sum(held.map(({ amount }) => amount)),
    patientPaid: paid(limits.bookingFeeCents),
    specialistPaid: paid(limits.acceptanceFeeCents),
  };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((whole, one) => whole + one, 0);

/** Statuses for a request that is over, booked or capped below the fee. */
const refusals = [404, 409, 422];

function requireStatus(status: number, allowed: readonly number[]): void {
  if (!allowed.includes(status)) throw new Error(`Answered ${status}, expected ${allowed.join(' or ')}.`);
}

type Appointment = Answer<'myAppointments'>['items'][number];

interface JourneyOptions {
  patient: Person;
  picked: readonly Specialist[];
  consent: Consent;
  feeCents: number;
  slots: readonly [string, string];
}

class Journey {
  readonly selectionId: string;
  readonly shown: Ledger = { held: 0, patientPaid: 0, specialistPaid: 0 };
  readonly #options: JourneyOptions;
  #now = api.clock.now.getTime();

  constructor(selectionId: string, options: JourneyOptions) {
    this.selectionId = selectionId;
    this.#options = options;
  }

  async run({ action, who, afterMs }: Step): Promise<void> {
    this.#now += afterMs;
    const [first, second] = this.#options.slots;
    if (action === 'expire') this.#now = Math.max(this.#now, Date.parse(first), Date.parse(second));
    await at(api, new Date(this.#now), async () => {
      await this.#act(action, this.#options.picked[who % this.#options.picked.length]!);
      await settled(api);
    });
  }

  async #act(action: Action, specialist: Specialist): Promise<void> {
    switch (action) {
      case 'accept':
        return this.#accept(specialist);
      case 'decline':
        return this.#decline([specialist]);
      case 'everybody declines':
        return this.#decline(this.#options.picked);
      case 'patient cancels the appointment':
        return this.#cancel('patient');
      case 'patient cancels the request':
        return this.#cancelRequest();
      case 'specialist cancels':
        return this.#cancel('specialist');
      case 'reschedule':
        return this.#reschedule();
      case 'expire':
        // The hold is released without an acceptance.
        this.shown.held = 0;
    }
  }

  /** The respond screen shows the acceptance fee; the booking fee is charged with it. */
  async #accept(specialist: Specialist): Promise<void> {
    const { feeCents, consent } = this.#options;
    const { status } = await accept(api, { selectionId: this.selectionId }, { as: specialist, feeCents });
    requireStatus(status, isOverCap(feeCents, agreementOf(consent)) ? refusals : [200, ...refusals]);
    // Repeating an acceptance answers as the first time and charges nothing.
    if (status !== 200 || this.shown.held === 0) return;
    this.shown.held -= limits.bookingFeeCents;
    this.shown.patientPaid += limits.bookingFeeCents;
    this.shown.specialistPaid += limits.acceptanceFeeCents;
  }

  async #decline(who: readonly Specialist[]): Promise<void> {
    const params = { id: this.selectionId };
    for (const specialist of who) await api.call('declineSelection', { as: specialist, params });
    const { body } = await api.call('getSelection', { as: this.#options.patient, params });
    if ((body as Answer<'getSelection'>).status === 'CLOSED') this.shown.held = 0;
  }

  async #appointment(role: 'patient' | 'specialist'): Promise<{ as: Person; appointment: Appointment } | undefined> {
    for (const as of role === 'patient' ? [this.#options.patient] : this.#options.picked) {
      const { body } = await api.call('myAppointments', { as, query: { apt: this.selectionId, role } });
      const [appointment] = (body as Answer<'myAppointments'>).items;
      if (appointment) return { as, appointment };
    }
    return undefined;
  }

  async #cancel(role: 'patient' | 'specialist'): Promise<void> {
    const found = await this.#appointment(role);
    if (!found) return;
    const params = { id: this.selectionId };
    const seen = this.#showMoney(found.appointment, role);
    const { status } = await api.call('cancelAppointment', { as: found.as, params, body: { seen } });
    requireStatus(status, [200, 409]);
    if (status === 200) this.#refund(found.appointment, role);
  }

  async #cancelRequest(): Promise<void> {
    const found = await this.#appointment('patient');
    const params = { id: this.selectionId };
    const seen = found ? this.#showMoney(found.appointment, 'patient') : 'OPEN';
    const { status } = await api.call('cancelSelection', { as: this.#options.patient, params, body: { seen } });
    requireStatus(status, [200, 409]);
    if (status !== 200) return;
    if (found) this.#refund(found.appointment, 'patient');
    else this.shown.held = 0;
  }

  #showMoney(appointment: Appointment, role: 'patient' | 'specialist'): ShownMoney {
    return shownMoney(cancellingMoney(appointment, role, api.clock.now), role);
  }

  #refund(appointment: Appointment, role: 'patient' | 'specialist'): void {
    const { bookingFee, acceptanceFee } = cancellingMoney(appointment, role, api.clock.now);
    if (bookingFee === 'refunded') this.shown.patientPaid -= limits.bookingFeeCents;
    if (acceptanceFee === 'refunded') this.shown.specialistPaid -= limits.acceptanceFeeCents;
  }

  /** Without a further fee. */
  async #reschedule(): Promise<void> {
    const found = await this.#appointment('specialist');
    if (!found) return;
    const body = { toISO: this.#options.slots[1] };
    const asked = await api.call('requestReschedule', {
      as: this.#options.patient,
      params: { id: this.selectionId },
      body,
    });
    const { rescheduleId = '' } = asked.body as { rescheduleId?: string };
    if (asked.status === 200) await api.call('acceptReschedule', { as: found.as, params: { id: rescheduleId } });
  }
}

let run = 0;

async function begin(picks: number, consent: Consent, feeCents: number): Promise<Journey> {
  const slots = slotsOfRun(run);
  run += 1;
  const patient = await aPatient(api.services.db);
  const picked = specialists.slice(0, picks);
  const { body, status } = await api.call('createSelection', {
    as: patient,
    body: {
      profession: 'doctor',
      specialty,
      ...consent,
      picks: picked.map(({ specialistId }) => ({ specialistId, slotISO: slots[0] })),
    },
  });
  expect(status).toBe(200);
  const { selectionId } = body as { selectionId: string };
  const whole = new Journey(selectionId, { patient, picked, consent, feeCents, slots });
  // 'Hold $15.00 and submit'
  await attach(api, { selectionId, patient, specialists: [picked[0]!], slotISO: slots[0] });
  whole.shown.held = limits.bookingFeeCents;
  return whole;
}

const cap = { consent: { feeCapCents: 30_000 } as Consent, feeCents: 23_000 };
const booked = (...steps: [Action, number][]) => ({
  picks: 3,
  ...cap,
  steps: [
    { action: 'accept' as const, who: 1, afterMs: 0 },
    ...steps.map(([action, afterMs]) => ({ action, who: 1, afterMs })),
  ],
});

it('charges and refunds match the amounts shown before each action, for any journey', async () => {
  const ends = new Set<string>();
  await fc.assert(
    fc.asyncProperty(journey, async ({ picks, consent, feeCents, steps }) => {
      const whole = await begin(picks, consent, feeCents);
      const check = async (name: string) => expect(await readLedger(whole.selectionId), name).toEqual(whole.shown);
      await check('submit');
      for (const one of steps) {
        await whole.run(one);
        await check(one.action);
      }
      await whole.run({ action: 'expire', who: 0, afterMs: 0 });
      await check('end');
      ends.add(JSON.stringify(whole.shown));
    }),
    {
      numRuns: runs,
      // Shrinking would reuse slots.
      endOnFailure: true,
      // One journey for each ending, before random ones.
      examples: [
        [booked()],
        [booked(['patient cancels the appointment', 24 * hour])],
        [booked(['reschedule', hour], ['patient cancels the request', 24 * hour])],
        [booked(['specialist cancels', hour])],
        [{ ...booked(), feeCents: 30_001 }],
        [{ ...booked(), consent: { anyFee: true }, feeCents: limits.maxFeeCents }],
      ],
    },
  );
  const end = (patientPaid: number, specialistPaid: number) =>
    JSON.stringify({ held: 0, patientPaid, specialistPaid } satisfies Ledger);
  const { bookingFeeCents: booking, acceptanceFeeCents: acceptance } = limits;
  expect([...ends].toSorted()).toEqual(
    [end(0, 0), end(booking, 0), end(0, acceptance), end(booking, acceptance)].toSorted(),
  );
});
