import { describe, expect, it } from 'vitest';
import { newsOf } from '../testing/news-of.ts';
import { aPatient, aSpecialist } from '../testing/people.ts';
import {
  accept,
  anUnpaidRequest,
  aRequest,
  at,
  codeOf,
  settled,
  slotIn,
  viewOf,
  type Request,
} from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });

const decline = (request: Pick<Request, 'selectionId'>, as: { email: string }) =>
  api.call('declineSelection', { as, params: { id: request.selectionId } });
const incoming = async (as: { email: string }) =>
  ((await api.call('incomingSelections', { as })).body as { items: { selectionId: string }[] }).items;

async function forTwo() {
  const request = await aRequest(api, { specialists: 2 });
  const [first, second] = request.specialists;
  if (!first || !second) throw new Error('two specialists');
  return { request, first, second };
}

describe('declining a request', () => {
  it('leaves it to the others', async () => {
    const { request, first, second } = await forTwo();
    expect((await decline(request, first)).body).toEqual({ selectionId: request.selectionId, status: 'DECLINED' });
    expect(await incoming(first)).toEqual([]);
    expect(await viewOf(api, request)).toMatchObject({ status: 'PENDING' });
    expect((await accept(api, request, { as: second })).status).toBe(200);
  });

  it('closes it when all have declined, releases the fee and notifies the patient', async () => {
    const { request, first, second } = await forTwo();
    await decline(request, first);
    await decline(request, second);
    await settled(api);
    expect(await viewOf(api, request)).toMatchObject({ status: 'CLOSED', payment: { status: 'canceled' } });
    expect((await stripe.ledgerOf(request.selectionId)).paymentIntents).toMatchObject([{ status: 'canceled' }]);
    expect(api.mails.filter((mail) => mail.to === request.patient.email).map(newsOf)).toEqual([
      'We’ve sent your request',
      'Your request was not accepted',
    ]);
  });

  it('sends the patient the reply, and keeps the first one', async () => {
    const { request, first, second } = await forTwo();
    const say = (as: { email: string }, reply: unknown) =>
      api.call('declineSelection', { as, params: { id: request.selectionId }, body: { reply } });
    expect((await say(first, 'needs-referral')).status).toBe(200);
    expect((await say(first, 'not-free')).status).toBe(200);
    const { candidates } = (await viewOf(api, request)) as unknown as { candidates: { reply?: string }[] };
    expect(candidates.map(({ reply }) => reply ?? 'nothing').toSorted()).toEqual(['needs-referral', 'nothing']);
    const { status, body } = await say(second, 'You had better ask somebody else.');
    expect([status, body]).toMatchObject([422, { fields: { reply: 'Choose a reply from the list.' } }]);
    await say(second, 'not-free');
    await settled(api);
    const letters = api.mails.filter((mail) => mail.to === request.patient.email);
    expect(letters.map(({ text }) => /A doctor replied: .*/g.exec(text)?.[0] ?? null)).toEqual([
      null,
      'A doctor replied: ‘I need a referral before I can see you.’',
    ]);
    expect(letters.at(-1)?.text).toContain('A doctor replied: ‘I’m no longer available at this time.’');
  });

  it('accepts only replies of its category', async () => {
    const { request, first } = await forTwo();
    await api.services.db
      .updateTable('selections')
      .set({ profession: 'legal' })
      .where('id', '=', request.selectionId)
      .execute();
    const say = (reply: string) =>
      api.call('declineSelection', { as: first, params: { id: request.selectionId }, body: { reply } });
    expect(await say('see-gp-first')).toMatchObject({
      status: 422,
      body: { fields: { reply: 'Choose a reply from the list.' } },
    });
    expect((await say('needs-in-person')).status).toBe(200);
  });

  it('closes once when all decline at the same time', async () => {
    const { request, first, second } = await forTwo();
    const answers = await Promise.all([first, first, second, second].map((as) => decline(request, as)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await settled(api);
    expect(api.mails.filter((mail) => mail.to === request.patient.email).map(newsOf)).toEqual([
      'We’ve sent your request',
      'Your request was not accepted',
    ]);
  });

  it('is final: repeating it changes nothing, and no acceptance follows', async () => {
    const { request, first } = await forTwo();
    const answer = await decline(request, first);
    expect(await decline(request, first)).toMatchObject({ status: 200, body: answer.body });
    expect(codeOf(await accept(api, request, { as: first }))).toBe('ALREADY_DECIDED');
  });

  it('is too late after an acceptance', async () => {
    const { request, first, second } = await forTwo();
    await accept(api, request, { as: first });
    expect(codeOf(await decline(request, second))).toBe('ALREADY_BOOKED');
    expect(codeOf(await decline(request, first))).toBe('ALREADY_ACCEPTED');
  });

  it('returns 404 for a request that is another’s or unpaid', async () => {
    const { request } = await forTwo();
    const unpaid = await anUnpaidRequest(api);
    expect((await decline(request, await aSpecialist(api.services.db))).status).toBe(404);
    expect((await decline(unpaid, unpaid.specialists[0])).status).toBe(404);
    expect((await decline(request, await aPatient(api.services.db))).status).toBe(403);
  });
});

describe('the inbox', () => {
  it('lists paid requests, soonest first, with nothing that names the patient', async () => {
    const specialist = await aSpecialist(api.services.db, {
      specialty: 'Gastroenterology & Hepatology',
      slots: [slotIn(api, 2), slotIn(api, 3)],
    });
    const later = await aRequest(api, {
      specialists: [specialist],
      slotISO: slotIn(api, 3),
      reason: 'Reflux',
      feeCapCents: 30_000,
    });
    const sooner = await aRequest(api, { specialists: [specialist], slotISO: slotIn(api, 2) });
    await anUnpaidRequest(api, { specialists: [specialist], slotISO: slotIn(api, 2) });
    const items = await incoming(specialist);
    expect(items.map(({ selectionId }) => selectionId)).toEqual([sooner.selectionId, later.selectionId]);
    expect(items[1]).toMatchObject({
      status: 'PENDING',
      reason: 'Reflux',
      feeCapCents: 30_000,
      slotISO: later.slotISO,
    });
    expect(JSON.stringify(items)).not.toContain(later.patient.name);
    expect(JSON.stringify(items)).not.toContain(later.patient.userId);
  });

  it('drops expired and started requests', async () => {
    const request = await aRequest(api);
    const [specialist] = request.specialists;
    expect(await at(api, request.slotISO, () => incoming(specialist))).toEqual([]);
  });
});

describe('the patient’s list', () => {
  it('shows their own only, newest first', async () => {
    const older = await aRequest(api);
    const { patient } = older;
    const newer = await at(api, new Date(api.clock.now.getTime() + 60_000), () => anUnpaidRequest(api, { patient }));
    await aRequest(api);
    const { body } = await api.call('mySelections', { as: older.patient });
    const ids = (body as { items: { selectionId: string }[] }).items.map(({ selectionId }) => selectionId);
    expect(ids).toEqual([newer.selectionId, older.selectionId]);
    const stranger = await aPatient(api.services.db);
    const other = await api.call('getSelection', { as: stranger, params: { id: older.selectionId } });
    expect([other.status, other.body]).toMatchObject([404, { error: 'Selection not found' }]);
  });
});
