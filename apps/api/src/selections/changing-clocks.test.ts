import { expect, it } from 'vitest';
import { aPatient, aSpecialist } from '../testing/people.ts';
import { accept, aRequest, settled, specialty } from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });
const { db } = api.services;

/** Sydney nights with a clock change: half hours on either side, and their zone names in emails. */
const nights = [
  {
    night: 'are put back',
    now: '2027-03-31T00:00:00.000Z',
    slots: ['2027-04-03T15:30:00.000Z', '2027-04-03T16:30:00.000Z'],
    names: ['Sunday 4 April at 2:30 am AEDT', 'Sunday 4 April at 2:30 am AEST'],
  },
  {
    night: 'are put forward',
    now: '2027-09-29T00:00:00.000Z',
    slots: ['2027-10-02T15:30:00.000Z', '2027-10-02T16:00:00.000Z'],
    names: ['Sunday 3 October at 1:30 am AEST', 'Sunday 3 October at 3:00 am AEDT'],
  },
];

it.each(nights)('books both half hours of a night when clocks $night', async ({ now, slots, names }) => {
  api.clock.now = new Date(now);
  const specialist = await aSpecialist(db, { specialty, slots });
  const { specialistId } = specialist;
  const free = await api.call('availabilitySlots', { as: await aPatient(db), query: { specialistId } });
  expect((free.body as { items: { startISO: string }[] }).items.map(({ startISO }) => startISO)).toEqual(slots);
  for (const [index, slotISO] of slots.entries()) {
    const request = await aRequest(api, { specialists: [specialist], slotISO });
    expect((await accept(api, request, { as: specialist })).status).toBe(200);
    await settled(api);
    const letters = api.mails.filter(({ to }) => to === request.patient.email);
    const texts = letters.map(({ text }) => text.replaceAll('\u00A0', ' ')).join('\n');
    expect(texts).toContain(names[index]);
  }
});
