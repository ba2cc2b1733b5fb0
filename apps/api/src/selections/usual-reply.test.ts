import { dayMs } from '@tele/core';
import { describe, expect, it } from 'vitest';
import { aPatient, aSpecialist } from '../testing/people.ts';
import { accept, aRequest, at, settled, slotIn, specialty, type Specialist } from '../testing/requests.ts';
import { withApi, type TestApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url, hiddenReplyTimes: ['legal'] } });
const { db } = api.services;
const minute = 60_000;

const after = (minutes: number, work: () => Promise<unknown>, on: TestApi = api) =>
  at(on, new Date(on.clock.now.getTime() + minutes * minute), work);

async function shown({ specialistId: id }: Specialist): Promise<unknown[]> {
  const as = await aPatient(db);
  const page = await api.call('specialistPage', { as, params: { id } });
  const found = await api.call('searchSpecialists', { as, body: { profession: 'doctor', specialty } });
  const listed = (found.body as { items: { specialistId: string }[] }).items.find((one) => one.specialistId === id);
  return [page.body, listed].map((one) => (one as { usualReply?: string }).usualReply);
}

/** The nth of ten requests for one specialist, each of another patient for another time. */
const request = (specialist: Specialist, nth: number) =>
  aRequest(api, { specialists: [specialist], slotISO: slotIn(api, 2, nth) });

describe('how soon a specialist usually replies', () => {
  it('is shown from the tenth reply, for 90 days, if their category shows it', async () => {
    const slots = Array.from({ length: 10 }, (_, nth) => slotIn(api, 2, nth));
    const specialist = await aSpecialist(db, { specialty, slots });
    for (let nth = 0; nth < 9; nth += 1) {
      const { selectionId: id } = await request(specialist, nth);
      await after(75, async () => {
        expect((await api.call('declineSelection', { as: specialist, params: { id } })).status).toBe(200);
      });
    }
    await settled(api);
    expect(await shown(specialist)).toEqual([undefined, undefined]);

    const last = await request(specialist, 9);
    await after(75, async () => expect((await accept(api, last, { as: specialist })).status).toBe(200));
    await settled(api);
    expect(await shown(specialist)).toEqual(['2-hours', '2-hours']);

    const end = new Date(api.clock.now.getTime() + 75 * minute + 90 * dayMs);
    await at(api, end, async () => expect((await shown(specialist))[0]).toBeUndefined());

    await db
      .updateTable('specialists')
      .set({ profession: 'legal' })
      .where('id', '=', specialist.specialistId)
      .execute();
    expect((await shown(specialist))[0]).toBeUndefined();
  });

  it('ignores requests without a reply', async () => {
    const specialist = await aSpecialist(db, { specialty, slots: [slotIn(api, 2, 0)] });
    await request(specialist, 0);
    await after(7 * 24 * 60, () => settled(api));
    expect(await shown(specialist)).toEqual([undefined, undefined]);
  });
});
