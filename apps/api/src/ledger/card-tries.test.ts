import { declinedCards } from '@tele/core/contract';
import { describe, expect, it } from 'vitest';
import { aPatient, aSpecialist } from '../testing/people.ts';
import {
  accept,
  anUnpaidRequest,
  aRequest,
  at,
  chargesOf,
  codeOf,
  declinedCard,
  goodCard,
  slotIn,
  specialty,
  threeDSecureCard,
  type Request,
} from '../testing/requests.ts';
import type { Called, TestApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';
import { withTwoApis } from '../testing/two-apis.ts';

const stripe = await withStripe();
const apis = await withTwoApis({ config: { stripeApiUrl: stripe.url } });
const [api] = apis;
const { db } = api.services;
const spent = 'TOO_MANY_DECLINED_CARDS';

const turns = (index: number): TestApi => apis[index % 2 === 0 ? 0 : 1];

const pay = (on: TestApi, request: Request, card: string, from?: string): Promise<Called> =>
  on.call('attachPayment', {
    as: request.patient,
    params: { id: request.selectionId },
    body: { paymentMethodId: card },
    ...(from === undefined ? {} : { from }),
  });

const cancel = (request: Request): Promise<Called> =>
  api.call('cancelSelection', { as: request.patient, params: { id: request.selectionId } });

async function requestsOf(count: number, given: { patient?: Request['patient'] } = {}): Promise<Request[]> {
  const requests: Request[] = [];
  for (let index = 0; index < count; index += 1) {
    const slotISO = slotIn(api, 2 + Math.floor(index / 20), index % 20);
    requests.push(await anUnpaidRequest(api, { ...given, slotISO }));
  }
  return requests;
}

function tally(answers: readonly Called[]): Record<string, number> {
  const codes: Record<string, number> = {};
  for (const answer of answers) {
    const code = answer.status === 200 ? 'OK' : String(codeOf(answer));
    codes[code] = (codes[code] ?? 0) + 1;
  }
  return codes;
}

const asked = async (requests: readonly Request[]): Promise<number> =>
  (await Promise.all(requests.map((request) => chargesOf(api, request)))).flat().length;

describe('a person with declined cards', () => {
  it('has ten an hour over two processes; further cards are not charged', async () => {
    const requests = await requestsOf(16, { patient: await aPatient(db) });
    const answers = await Promise.all(requests.map((request, index) => pay(turns(index), request, declinedCard)));
    expect(tally(answers)).toEqual({ CARD_DECLINED: 10, [spent]: 6 });
    expect(await asked(requests)).toBe(10);
  });

  it('gets a retry time, and may then pay for the saved request', async () => {
    const [request] = (await requestsOf(1)) as [Request];
    for (let time = 0; time < declinedCards.ofPerson; time += 1) {
      expect(codeOf(await pay(turns(time), request, declinedCard))).toBe('CARD_DECLINED');
    }
    const soon = new Date(api.clock.now.getTime() + 20 * 60_000);
    const refused = await at(api, soon, () => pay(api, request, goodCard));
    expect([refused.status, refused.body]).toMatchObject([
      429,
      { code: spent, error: 'Too many cards have been declined. You can try again in 40 minutes.' },
    ]);
    expect(refused.headers.get('retry-after')).toBe('2400');
    const later = new Date(api.clock.now.getTime() + 60 * 60_000);
    expect((await at(api, later, () => pay(api, request, goodCard))).status).toBe(200);
  });

  it('keeps the full limit after successful cards, even with an hour of them', async () => {
    const patient = await aPatient(db);
    const requests = await requestsOf(14, { patient });
    for (const request of requests) {
      expect((await pay(api, request, goodCard)).status).toBe(200);
      await cancel(request);
    }
  });

  it('has as many open bank challenges as allowed declines', async () => {
    const patient = await aPatient(db);
    const requests = await requestsOf(11, { patient });
    const first = await pay(api, requests[0] as Request, threeDSecureCard);
    const answers = [first];
    for (const request of requests.slice(1)) answers.push(await pay(api, request, threeDSecureCard));
    expect(tally(answers)).toEqual({ CARD_ACTION_REQUIRED: 10, [spent]: 1 });
    const { clientSecret } = first.body as { clientSecret: string };
    await stripe.authenticate(clientSecret, 'complete');
    expect((await pay(api, requests[0] as Request, threeDSecureCard)).status).toBe(200);
    await cancel(requests[0] as Request);
    expect(codeOf(await pay(api, requests[10] as Request, threeDSecureCard))).toBe('CARD_ACTION_REQUIRED');
  });
});

describe('an address', () => {
  it('has thirty declined cards an hour, from any person', async () => {
    const requests = await requestsOf(36);
    const from = '203.0.113.90';
    const answers = await Promise.all(requests.map((request, index) => pay(turns(index), request, declinedCard, from)));
    expect(tally(answers)).toEqual({ CARD_DECLINED: 30, [spent]: 6 });
    const last = requests[answers.findIndex((answer) => codeOf(answer) === spent)] as Request;
    expect((await pay(api, last, goodCard, '203.0.113.91')).status).toBe(200);
  });

  it('is stored as a keyed hash only', async () => {
    const [request] = (await requestsOf(1)) as [Request];
    await pay(api, request, declinedCard, '203.0.113.92');
    const rows = await db.selectFrom('card_tries').select('key').execute();
    expect(rows.filter(({ key }) => key.startsWith('address:')).length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
  });
});

describe('a specialist whose cards are declined', () => {
  it('has ten in an hour over two processes, and leaves the requests open', async () => {
    const slots = Array.from({ length: 13 }, (_, index) => slotIn(api, 3, index));
    const specialist = await aSpecialist(db, { specialty, slots });
    const requests: Request[] = [];
    for (const slotISO of slots) requests.push(await aRequest(api, { specialists: [specialist], slotISO }));
    const answers = await Promise.all(
      requests.map((request, index) =>
        accept(turns(index), request, { as: specialist, paymentMethodId: declinedCard }),
      ),
    );
    expect(tally(answers)).toEqual({ CARD_DECLINED: 10, [spent]: 3 });
    expect(
      await db.selectFrom('bookings').select('id').where('specialist_id', '=', specialist.specialistId).execute(),
    ).toEqual([]);
    const last = requests[answers.findIndex((answer) => codeOf(answer) === spent)] as Request;
    expect(codeOf(await accept(api, last, { as: specialist }))).toBe(spent);
    const later = new Date(api.clock.now.getTime() + 60 * 60_000);
    expect((await at(api, later, () => accept(api, last, { as: specialist }))).status).toBe(200);
  });
});
