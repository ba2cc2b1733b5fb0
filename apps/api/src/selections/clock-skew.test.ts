import { describe, expect, it } from 'vitest';
import { accept, aRequest, codeOf, settled, slotIn, type Request } from '../testing/requests.ts';
import { withStripe } from '../testing/start-stripe.ts';
import { withTwoApis } from '../testing/two-apis.ts';

const day = 24 * 60 * 60_000;
const stripe = await withStripe({ now: new Date() });
const [api, skewed] = await withTwoApis({ config: { stripeApiUrl: stripe.url }, now: new Date() });
const { db } = api.services;

async function moneyOf({ selectionId }: Request): Promise<string[]> {
  const { paymentIntents } = await stripe.ledgerOf(selectionId);
  return paymentIntents.map(({ amount, status }) => `${amount} ${status}`).toSorted();
}

const bookingsOf = ({ selectionId }: Request) =>
  db.selectFrom('bookings').select('status').where('selection_id', '=', selectionId).execute();

async function bothSettled(): Promise<void> {
  for (const one of [api, skewed, api]) await settled(one);
}

describe.each([
  ['ahead', 1],
  ['behind', -1],
])('a process whose clock is a day %s', (_, days) => {
  it('books one specialist alongside normal processes, and charges each side once', async () => {
    skewed.clock.now = new Date(api.clock.now.getTime() + days * day);
    const request = await aRequest(api, { specialists: 2, slotISO: slotIn(api, 4) });
    const answers = await Promise.all(
      request.specialists.map((specialist, index) => accept(index === 0 ? api : skewed, request, { as: specialist })),
    );
    await bothSettled();
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await bookingsOf(request)).toEqual([{ status: 'CONFIRMED' }]);
    expect((await moneyOf(request)).filter((line) => !line.endsWith('canceled'))).toEqual([
      '1500 succeeded',
      '2000 succeeded',
    ]);
  });

  it('leaves others’ requests open, and releases the fee after a withdrawal', async () => {
    skewed.clock.now = new Date(api.clock.now.getTime() + days * day);
    const request = await aRequest(api, { slotISO: slotIn(api, 4) });
    await bothSettled();
    expect(await moneyOf(request)).toEqual(['1500 requires_capture']);
    const params = { id: request.selectionId };
    const [one, other] = await Promise.all(
      [api, skewed].map((place) => place.call('cancelSelection', { as: request.patient, params })),
    );
    await bothSettled();
    expect([one?.status, other?.status]).toContain(200);
    expect(codeOf(await accept(skewed, request, { as: request.specialists[0] }))).toBeDefined();
    expect(await moneyOf(request)).toEqual(['1500 canceled']);
  });
});
