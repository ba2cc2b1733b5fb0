import { describe, expect, it } from 'vitest';
import { keptDays } from '../db/kept-days.ts';
import { newId } from '../db/new-id.ts';
import { inTransaction } from '../db/transaction.ts';
import { aPartner } from '../testing/partners.ts';
import { aPatient } from '../testing/people.ts';
import { anUnpaidRequest, at, attach, declinedCard, settled, type Request } from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';
import { enqueue } from './enqueue.ts';
import { prune } from './prune.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });
const { db, now } = api.services;
const day = 24 * 60 * 60_000;
const before = (days: number): Date => new Date(now().getTime() - days * day);

async function twoRows(kind: keyof typeof keptDays, write: (at: Date) => Promise<unknown>): Promise<void> {
  await write(before(keptDays[kind] - 1));
  await write(before(keptDays[kind] + 1));
}

describe('old rows', () => {
  it('are deleted after their retention time, and no others', async () => {
    await db.deleteFrom('outbox').execute();
    await twoRows('outbox', (created_at) =>
      db
        .insertInto('outbox')
        .values({ id: newId('job'), kind: 'x', payload: '{}', created_at, done_at: created_at })
        .execute(),
    );
    await twoRows('webhookEvents', (received_at) =>
      db
        .insertInto('webhook_events')
        .values({ id: newId('evt'), received_at })
        .execute(),
    );
    await twoRows('rateLimits', (window_start) =>
      db
        .insertInto('rate_limits')
        .values({ key: newId('key'), window_start, hits: 1 })
        .execute(),
    );
    await twoRows('news', (noted_at) =>
      db
        .insertInto('news')
        .values({ key: newId('usr'), noted_at })
        .execute(),
    );
    await twoRows('cardTries', (tried_at) =>
      db
        .insertInto('card_tries')
        .values({ key: newId('key'), charges: [], tried_at })
        .execute(),
    );
    const { userId: user_id } = await aPatient(db);
    const causer = { user_id, acts: [], caused_at: [] };
    const { userId: other } = await aPatient(db);
    let turn = 0;
    await twoRows('causedEmails', (changed_at) =>
      db
        .insertInto('caused_emails')
        .values({ ...causer, ...(turn++ > 0 && { user_id: other }), changed_at })
        .execute(),
    );
    await twoRows('audit', (at) =>
      db
        .insertInto('audit')
        .values({ id: newId('aud'), actor: 'a', action: 'a.b', subject: 's', at })
        .execute(),
    );
    const { id: partner_id, origin } = await aPartner(api);
    await twoRows('sentEmails', (sent_at) =>
      db
        .insertInto('sent_emails')
        .values({ id: newId('job'), user_id, subject: 'Your request was sent', sent_at })
        .execute(),
    );
    await twoRows('deletionEmails', (created_at) =>
      db
        .insertInto('deletion_emails')
        .values({ id: newId('dlt'), email: 'maeve.tran@example.com', specialist: false, jobs: '[]', created_at })
        .execute(),
    );
    await twoRows('partnerSignIns', (expires_at) =>
      db
        .insertInto('partner_sign_ins')
        .values({ id: newId('sin'), partner_id, origin, challenge: 'c', expires_at })
        .execute(),
    );
    await twoRows('partnerSessions', (expires_at) =>
      db
        .insertInto('partner_sessions')
        .values({ id: newId('pse'), partner_id, user_id, origin, refresh_hash: newId('hash'), expires_at })
        .execute(),
    );
    await twoRows('partnerKeys', (ended_at) =>
      db
        .insertInto('partner_keys')
        .values({ id: newId('key'), partner_id, place: 2, hash: newId('hash'), created_at: ended_at, ended_at })
        .execute(),
    );
    expect(await prune(api.services)).toEqual({
      outbox: 1,
      webhookEvents: 1,
      rateLimits: 1,
      news: 1,
      cardTries: 1,
      causedEmails: 1,
      audit: 1,
      sentEmails: 1,
      deletionEmails: 1,
      partnerSignIns: 1,
      partnerSessions: 1,
      partnerKeys: 1,
    });
    expect(await prune(api.services)).toEqual({});
  });

  it('of unfinished or failed work stay', async () => {
    const failed_at = before(100);
    await inTransaction(db, (t) => enqueue(t, { kind: 'unknown', payload: {} }, failed_at));
    await db
      .insertInto('outbox')
      .values({ id: 'job_given_up', kind: 'x', payload: '{}', created_at: failed_at, failed_at })
      .execute();
    expect(await prune(api.services)).toEqual({});
  });

  it('of unpaid ended requests go with their picks; paid attempts and others stay', async () => {
    const [ended, declined, sent] = [
      await anUnpaidRequest(api),
      await anUnpaidRequest(api),
      await anUnpaidRequest(api),
    ];
    await attach(api, declined, declinedCard);
    await attach(api, sent);
    await at(api, new Date(now().getTime() + 25 * 60 * 60_000), () => settled(api));
    expect(await prune(api.services)).not.toHaveProperty('unpaidSelections');

    await at(api, new Date(now().getTime() + (keptDays.unpaidSelections + 1) * day), async () => {
      expect(await prune(api.services)).toMatchObject({ unpaidSelections: 2 });
    });
    const isThere = async ({ selectionId }: Request): Promise<boolean> =>
      (await db.selectFrom('selections').select('id').where('id', '=', selectionId).execute()).length === 1;
    expect([await isThere(ended), await isThere(declined), await isThere(sent)]).toEqual([false, false, true]);
    const charges = await db
      .selectFrom('charges')
      .select('status')
      .where('subject_id', '=', declined.selectionId)
      .execute();
    expect(charges).toEqual([{ status: 'FAILED' }]);
  });
});

it('a failed pruning does not stop the others', async () => {
  const fails = () => Promise.reject(new Error('no'));
  const duties = { ...api.services.duties, prunings: { first: fails, second: async () => 2 } };
  expect(await prune({ ...api.services, duties })).toEqual({ second: 2 });
});
