import { budgets } from '@tele/core/contract';
import { describe, expect, it } from 'vitest';
import { newId } from '../db/new-id.ts';
import { aPatient } from '../testing/people.ts';
import { anUnpaidRequest, attach, chargesOf, codeOf, slotIn, specialty, type Request } from '../testing/requests.ts';
import type { TestApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';
import { withTwoApis } from '../testing/two-apis.ts';

const stripe = await withStripe();
const apis = await withTwoApis({ config: { stripeApiUrl: stripe.url } });
const [api] = apis;
const { db } = api.services;
const turn = (index: number): TestApi => apis[index % 2 === 0 ? 0 : 1];
const full = 'TOO_MANY_OPEN_REQUESTS';

async function requestsOf(patient: Request['patient'], count: number): Promise<Request[]> {
  const requests: Request[] = [];
  for (let index = 0; index < count; index += 1)
    requests.push(await anUnpaidRequest(api, { patient, slotISO: slotIn(api, 2, index) }));
  return requests;
}

describe('open requests of one patient', () => {
  it('hold up to ten booking fees, even when paid at once', async () => {
    const patient = await aPatient(db);
    const requests = await requestsOf(patient, 14);
    const before = requests.slice(0, 5);
    for (const request of before) expect((await attach(api, request)).status).toBe(200);
    const atOnce = requests.slice(5);
    const answers = await Promise.all(atOnce.map((request, index) => attach(turn(index), request)));
    expect(answers.map((one) => codeOf(one) ?? 'held').toSorted()).toEqual([
      ...Array(4).fill(full),
      ...Array(5).fill('held'),
    ]);
    const refused = atOnce[answers.findIndex((one) => codeOf(one) === full)] as Request;
    expect(await chargesOf(api, refused)).toEqual([]);

    const { specialists, slotISO } = await anUnpaidRequest(api);
    const picks = [{ specialistId: specialists[0].specialistId, slotISO }];
    const body = { profession: 'doctor', specialty, anyFee: true, picks };
    expect(await api.call('createSelection', { as: patient, body })).toMatchObject({
      status: 409,
      body: {
        code: full,
        error: 'You have 10 requests in progress. To send another, cancel one, or wait until one is booked or closes.',
      },
    });
    const [held] = before;
    await api.call('cancelSelection', { as: patient, params: { id: held?.selectionId ?? '' } });
    expect((await attach(api, refused)).status).toBe(200);
  });

  it('include up to 100 unpaid ones within a day', async () => {
    const patient = await aPatient(db);
    const hourAgo = new Date(api.clock.now.getTime() - 60 * 60_000);
    await db
      .insertInto('selections')
      .values(
        Array.from({ length: budgets.unpaidRequests }, () => ({
          id: newId('sel'),
          patient_id: patient.userId,
          profession: 'doctor' as const,
          specialty,
          reason: null,
          fee_cap_cents: null,
          state: 'CLOSED' as const,
          payment_status: null,
          submitted_at: null,
          expires_at: hourAgo,
          ended_because: 'withdrawn' as const,
          deleted_at: hourAgo,
          created_at: hourAgo,
        })),
      )
      .execute();
    const { specialists, slotISO } = await anUnpaidRequest(api);
    const picks = [{ specialistId: specialists[0].specialistId, slotISO }];
    const body = { profession: 'doctor', specialty, anyFee: true, picks };
    const refused = await api.call('createSelection', { as: patient, body });
    expect(refused).toMatchObject({ status: 409, body: { code: full } });
    expect(refused.headers.get('retry-after')).toBe(String(23 * 60 * 60));
  });
});
