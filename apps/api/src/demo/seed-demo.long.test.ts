import { describe, expect, it } from 'vitest';
import { runJobs } from '../jobs/run-jobs.ts';
import { reconcile } from '../ledger/reconcile.ts';
import type { Difference } from '../ledger/compare-charge.ts';
import { registrationConfig } from '../testing/registrations.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';
import { demoStaff } from './applicants.ts';
import { seedDemo } from './seed-demo.ts';

const stripe = await withStripe();
const api = await withApi({
  // Payments happen by the clock of the stand-in.
  now: new Date(),
  config: { ...registrationConfig(stripe.url), stripeApiUrl: stripe.url },
});
const maeve = 'maeve.tran@example.com';
const brodie = 'dr.callum.brodie@example.com';
const itemsOf = async (name: 'mySelections' | 'myAppointments' | 'incomingSelections', as: string, query = {}) =>
  ((await api.call(name, { as, query })).body as { items: { status: string }[] }).items;

describe('the demo month', () => {
  it('fills both sides’ lists, and its money agrees with the provider', async () => {
    await seedDemo(api.services);
    const statuses = new Set((await itemsOf('mySelections', maeve)).map(({ status }) => status));
    expect([...statuses]).toEqual(expect.arrayContaining(['BOOKED', 'PENDING']));
    expect((await itemsOf('incomingSelections', brodie)).length).toBeGreaterThanOrEqual(2);
    const found = await api.call('searchSpecialists', {
      as: maeve,
      body: { profession: 'doctor', specialty: 'Gastroenterology & Hepatology' },
    });
    const replies = (found.body as { items: { usualReply?: string }[] }).items.map(({ usualReply }) => usualReply);
    expect(replies).toEqual(expect.arrayContaining(['1-hour', '2-hours']));
    const { body: payouts } = await api.call('myPayouts', { as: brodie });
    expect(payouts).toMatchObject({ state: 'ACTIVE', movements: [{ fate: 'charged' }, { fate: 'charged' }] });

    expect(await runJobs(api.services)).toMatchObject({ failed: 0 });
    const differences: Difference[] = [];
    const onDifference = async (difference: Difference): Promise<void> => void differences.push(difference);
    const compared = await reconcile(api.services, { onDifference });
    expect([compared.charges > 40, differences]).toEqual([true, []]);
  });

  it('has applications with documents for staff, oldest first', async () => {
    const { body } = await api.call('staffApplications', { as: demoStaff.email, query: {} });
    const { items, counts } = body as { items: { documentCount: { uploaded: number } }[]; counts: object };
    expect(counts).toEqual({ PENDING: 7, APPROVED: 0, REJECTED: 1 });
    expect(items[0]?.documentCount.uploaded).toBe(5);
  });

  it('lets a patient pick ten in a specialty, with portraits that storage serves', async () => {
    const { body } = await api.call('searchSpecialists', {
      as: maeve,
      body: { profession: 'pets', specialty: 'Horses' },
    });
    const { items } = body as { items: { photoUrl: string }[] };
    expect(items.length).toBeGreaterThanOrEqual(10);
    const [, key = ''] = /(photos\/.*)$/.exec(items[0]?.photoUrl ?? '') ?? [];
    const photo = await fetch(`${stripe.url}/s3/${api.services.config.s3.bucket}/${key}`);
    expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  });
});
