import { describe, expect, it } from 'vitest';
import { newsOf } from '../testing/news-of.ts';
import { aPatient } from '../testing/people.ts';
import { answer, aMovable, ask, aRequestedReschedule } from '../testing/reschedules.ts';
import { anOpenRequest, anOffer, aPayee, withdraw } from '../testing/offers.ts';
import {
  anUnpaidRequest,
  at,
  attach,
  chargesOf,
  codeOf,
  declinedCard,
  settled,
  slotIn,
  specialty,
  type Request,
} from '../testing/requests.ts';
import { forgetEmailsOf, spendEmails } from '../testing/spend-emails.ts';
import type { TestApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';
import { withTwoApis } from '../testing/two-apis.ts';

const stripe = await withStripe();
const apis = await withTwoApis({ config: { stripeApiUrl: stripe.url } });
const [api] = apis;
const { db } = api.services;
const spent = 'TOO_MANY_EMAILS';
const hour = 60 * 60_000;
const later = (ms: number): Date => new Date(api.clock.now.getTime() + ms);
const turn = (index: number) => apis[index % 2 === 0 ? 0 : 1];

const cancel = (on: TestApi, { selectionId, patient }: Pick<Request, 'selectionId' | 'patient'>) =>
  on.call('cancelSelection', { as: patient, params: { id: selectionId } });

async function mailsTo(email: string, work: () => Promise<unknown>): Promise<string[]> {
  await settled(api);
  const before = api.mails.length;
  await work();
  await settled(api);
  return api.mails.slice(before).flatMap((mail) => (mail.to === email ? [newsOf(mail)] : []));
}

describe('emails that one person causes to others', () => {
  it('are limited to 30 an hour over all processes, and no fee is held beyond that', async () => {
    const patient = await aPatient(db);
    const requests: Request[] = [];
    for (let index = 0; index < 8; index += 1)
      requests.push(await anUnpaidRequest(api, { patient, specialists: 5, slotISO: slotIn(api, 2, index) }));
    const answers = await Promise.all(requests.map((request, index) => attach(turn(index), request)));
    expect(answers.map((one) => codeOf(one) ?? 'sent').toSorted()).toEqual([spent, spent, ...Array(6).fill('sent')]);
    const refused = requests[answers.findIndex((one) => codeOf(one) === spent)] as Request;
    expect(await chargesOf(api, refused)).toEqual([]);

    const ended = await Promise.all(requests.map((request, index) => cancel(turn(index), request)));
    expect(ended.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const ids = requests.map(({ selectionId }) => selectionId);
    const jobs = await db.selectFrom('outbox').select('payload').where('kind', '=', 'selection-email').execute();
    const toOthers = jobs.filter(
      ({ payload }) => 'specialistId' in payload && ids.includes(payload['selectionId'] ?? ''),
    );
    expect(toOthers).toHaveLength(30);
  });

  it('are refused with a retry time, before a request is created', async () => {
    const before = await anUnpaidRequest(api);
    await spendEmails(api, before.patient, 20);
    const refused = await attach(api, before);
    expect(refused).toMatchObject({
      status: 429,
      body: { code: spent, error: 'You’ve reached the hourly limit for requests and offers. Try again in 40 minutes.' },
    });
    expect(refused.headers.get('retry-after')).toBe('2400');
    const [{ specialistId }] = before.specialists;
    const made = await api.call('createSelection', {
      as: before.patient,
      body: { profession: 'doctor', specialty, anyFee: true, picks: [{ specialistId, slotISO: before.slotISO }] },
    });
    expect(codeOf(made)).toBe(spent);
    expect((await at(api, later(40 * 60_000), () => attach(api, before))).status).toBe(200);
  });

  it('are not used up by a card that is declined', async () => {
    const request = await anUnpaidRequest(api, { specialists: 10 });
    for (let time = 0; time < 4; time += 1)
      expect(codeOf(await attach(api, request, declinedCard))).toBe('CARD_DECLINED');
    const { acts } = await db
      .selectFrom('caused_emails')
      .select('acts')
      .where('user_id', '=', request.patient.userId)
      .executeTakeFirstOrThrow();
    expect(acts).toEqual([]);
    expect((await attach(api, request)).status).toBe(200);
  });

  it('count five for an open request, which notifies every match', async () => {
    const patient = await aPatient(db);
    const specialties = ['Cardiology', 'Dermatology', 'Neurology', 'Rheumatology', specialty, 'Endocrinology'];
    for (const one of specialties) await anOpenRequest(api, { patient, specialty: one });
    const body = { profession: 'doctor', specialty: 'Urology', timeframe: 'this-week' };
    expect(codeOf(await api.call('createOpenRequest', { as: patient, body }))).toBe(spent);
  });

  it('block an offer but not its withdrawal', async () => {
    const specialist = await aPayee(api, stripe);
    const offer = await anOffer(api, stripe, { specialist });
    await spendEmails(api, specialist);
    const request = await anOpenRequest(api);
    const body = { requestId: request.requestId, feeCents: 20_000, slots: [slotIn(api, 4)] };
    expect(codeOf(await api.call('createOffer', { as: specialist, body }))).toBe(spent);
    const told = await mailsTo(offer.request.patient.email, async () => {
      expect((await withdraw(api, offer)).status).toBe(200);
    });
    expect(told).toEqual([]);
    await forgetEmailsOf(api, specialist);
    expect((await api.call('createOffer', { as: specialist, body })).status).toBe(200);
  });
});

describe('an email about an appointment', () => {
  it('is refused with the reschedule request that would cause it', async () => {
    const movable = await aMovable(api);
    await spendEmails(api, movable.patient);
    expect(codeOf(await ask(api, movable))).toBe(spent);
    const kept = db.selectFrom('bookings').select('id').where('patient_id', '=', movable.patient.userId);
    expect(await kept.execute()).toHaveLength(1);
    expect((await at(api, later(hour), () => ask(api, movable))).status).toBe(200);
  });

  it('is sent for a cancelled reschedule or appointment, whatever the budget', async () => {
    const moving = await aRequestedReschedule(api);
    await spendEmails(api, moving.patient);
    const told = await mailsTo(moving.specialist.email, async () => {
      expect((await answer(api, 'cancelReschedule', moving)).status).toBe(200);
      await settled(api);
      expect((await cancel(api, moving)).status).toBe(200);
    });
    expect(told).toEqual(['Appointment time not changed', 'Appointment cancelled']);
  });
});
