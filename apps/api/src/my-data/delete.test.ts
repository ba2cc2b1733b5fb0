import { describe, expect, it } from 'vitest';
import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { endIdentities } from '../account/ended-identities.ts';
import { newId } from '../db/new-id.ts';
import { inTransaction } from '../db/transaction.ts';
import { revoke } from '../staff/grant.ts';
import { aBooking } from '../testing/bookings.ts';
import { ask } from '../testing/reschedules.ts';
import { aBookedOffer, anOpenRequest, anOffer } from '../testing/offers.ts';
import { aPartner, bearing, vouchedFor } from '../testing/partners.ts';
import { aPasskey } from '../testing/passkeys.ts';
import { aNewcomer, aPatient, aSpecialist, type Person } from '../testing/people.ts';
import { aStaffPerson } from '../testing/registrations.ts';
import {
  accept,
  anUnpaidRequest,
  aRequest,
  at,
  attach,
  codeOf,
  settled,
  slotIn,
  specialty,
} from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';
import { tablesWith } from '../testing/tables-with.ts';
import { addressOfDeleted, createMailer } from '../vendors/mailer.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });
const { db } = api.services;

const remove = (as: Person) => api.call('deleteAccount', { as });
const inTheWay = async (as: Person) =>
  ((await api.call('accountEnding', { as })).body as { inTheWay: string[] }).inTheWay;

describe('the account at the identity provider', () => {
  const uidOf = async ({ userId }: Person) =>
    (await db.selectFrom('identities').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow())
      .provider_uid;

  it('is deleted with ours', async () => {
    const person = await aPatient(db);
    await api.call('authMe', { as: person });
    const uid = await uidOf(person);
    await remove(person);
    await settled(api);
    expect(api.identity.deleted).toContain(uid);
  });

  it('stays when the person has signed in again before the deletion ran', async () => {
    const person = await aPatient(db);
    await api.call('authMe', { as: person });
    const uid = await uidOf(person);
    await inTransaction(db, (t) => endIdentities(t, person.userId, api.clock.now));
    await db.insertInto('identities').values({ provider_uid: uid, user_id: person.userId }).execute();
    await settled(api);
    expect(api.identity.deleted).not.toContain(uid);
  });
});

describe('an account that is deleted', () => {
  it('leaves its ID in records that must be kept, and no personal data in any table', async () => {
    const patient = await aPatient(db, {
      name: 'Wilhelmina Quokka',
      medicareOrIhi: '2123456701',
      phone: '+61491570159',
      street: '9 Billabong Row',
    });
    const finn = { name: 'Zebedee Quokka', relation: 'child', gender: 'Male', dob: '2019-05-02', consent: true };
    const { personId } = (await api.call('addPerson', { as: patient, body: finn })).body as { personId: string };
    const reason = 'Platypus sting that does not heal';
    const slots = [slotIn(api, 2), slotIn(api, 3)] as const;
    const specialist = await aSpecialist(db, { specialty, slots });
    const request = await aRequest(api, { patient, reason, specialists: [specialist], slotISO: slots[0] });
    await db.updateTable('selections').set({ person_id: personId }).where('id', '=', request.selectionId).execute();
    await accept(api, request, { as: specialist });
    await api.call('myAppointments', { as: specialist });
    const line = 'Budgerigar to be fed in the morning';
    const reschedule = (await ask(api, { ...request, toISO: slots[1] }, { line })).body as { rescheduleId: string };
    await api.call('declineReschedule', { as: specialist, params: { id: reschedule.rescheduleId } });
    await api.call('keepFavourite', { as: patient, params: { specialistId: specialist.specialistId } });
    await api.call('createAlert', { as: patient, body: { profession: 'doctor', specialty } });
    await api.call('saveEmailPreferences', { as: patient, body: { dayBefore: false, hoursBefore: true } });
    const words = 'On the morning of the regatta';
    const asked = { profession: 'doctor', specialty, timeframe: 'own-words', timeframeWords: words, reason };
    const { requestId } = (await api.call('createOpenRequest', { as: patient, body: asked })).body as {
      requestId: string;
    };
    await api.call('deleteRequest', { as: patient, params: { id: requestId } });
    const unpaid = await anUnpaidRequest(api, { patient, reason, slotISO: slotIn(api, 4) });
    const { id: partner_id, origin } = await aPartner(api);
    const session = { id: newId('pse'), partner_id, user_id: patient.userId, origin, refresh_hash: newId('hash') };
    await db
      .insertInto('partner_sessions')
      .values({ ...session, expires_at: api.clock.now })
      .execute();
    await aPasskey(db, patient.userId);
    await api.call('startPasskey', { as: patient });
    await settled(api);

    const later = new Date(Date.parse(request.slotISO) + 60 * 60_000);
    const filled = [
      'favourites',
      'alerts',
      'email_preferences',
      'sent_emails',
      'people',
      'partner_sessions',
      'passkey_challenges',
      'passkeys',
      'reschedules',
    ];
    expect(await tablesWith(db, patient.userId)).toEqual(expect.arrayContaining(filled));
    const uid = (await db.selectFrom('identities').selectAll().where('user_id', '=', patient.userId).execute())[0];
    expect(uid).toBeDefined();
    await at(api, later, async () => {
      expect(await inTheWay(patient)).toEqual([]);
      expect((await remove(patient)).body).toMatchObject({ ok: true });
      await settled(api);
    });
    await at(api, new Date(later.getTime() + 5_000), () => settled(api));

    const texts = [
      'Quokka',
      patient.email,
      '+61491570159',
      '9 Billabong Row',
      '2123456701',
      'Platypus',
      'regatta',
      'Budgerigar',
      personId,
    ];
    for (const text of [...texts, uid?.provider_uid ?? '', unpaid.selectionId, requestId])
      expect([text, (await tablesWith(db, text)).filter((name) => name !== 'audit' && name !== 'outbox')]).toEqual([
        text,
        [],
      ]);
    for (const table of ['audit', 'outbox']) {
      const rows = JSON.stringify((await sql`select * from ${sql.table(table)}`.execute(db)).rows);
      for (const text of ['Quokka', patient.email, 'Platypus', 'regatta', 'Budgerigar', '2123456701'])
        expect(rows).not.toContain(text);
    }
    expect(await tablesWith(db, patient.userId)).toEqual([
      'audit',
      'bookings',
      'candidates',
      'charges',
      'rate_limits',
      'reschedules',
      'selections',
      'users',
    ]);
    const row = await db.selectFrom('users').selectAll().where('id', '=', patient.userId).executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      name: null,
      role: null,
      stripe_customer_id: null,
      past_customer_ids: [],
      deleted_at: later,
    });
    const profile = db.selectFrom('patient_profiles').select('phone').where('user_id', '=', patient.userId);
    expect(await profile.execute()).toEqual([]);
  });

  it('is covered for every table that names accounts: a new table fails here', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('user_id', 'patient_id') order by 1`.execute(db);
    const deleted = [
      'alerts',
      'applications',
      'caused_emails',
      'disconnected_partners',
      'email_preferences',
      'favourites',
      'identities',
      'partner_details',
      'partner_sessions',
      'partner_sign_ins',
      'partner_visits',
      'passkey_challenges',
      'passkeys',
      'patient_profiles',
      'people',
      'saved_cards',
      'sent_emails',
      'sessions',
      'uploads',
    ];
    const keptWithoutName = ['bookings', 'candidates', 'charges', 'reschedules', 'offers', 'selections'];
    // Kept with the name they worked under (forget-work.ts).
    const ofSpecialists = ['specialists'];
    expect(rows.map(({ name }) => name)).toEqual([...deleted, ...keptWithoutName, ...ofSpecialists].toSorted());
  });

  it('is deleted at the payment provider with its cards, known there or not', async () => {
    const { patient, selectionId } = await aRequest(api);
    await api.call('cancelSelection', { as: patient, params: { id: selectionId } });
    await settled(api);
    const { stripe_customer_id: customer } = await db
      .selectFrom('users')
      .select('stripe_customer_id')
      .where('id', '=', patient.userId)
      .executeTakeFirstOrThrow();
    const ask = async () =>
      (
        await fetch(`${stripe.url}/v1/customers/${customer}`, {
          headers: { authorization: `Bearer ${api.services.config.stripeSecretKey}` },
        })
      ).status;
    expect([customer === null, await ask()]).toEqual([false, 200]);
    await db
      .updateTable('users')
      .set({ past_customer_ids: ['cus_gone'] })
      .where('id', '=', patient.userId)
      .execute();
    await remove(patient);
    await settled(api);
    expect(await ask()).toBe(404);
    const jobs = await db.selectFrom('outbox').selectAll().where('kind', '=', 'delete-customer').execute();
    expect(jobs.filter(({ done_at: done }) => done === null)).toEqual([]);
    expect(jobs.map(({ payload }) => payload)).toContainEqual({ customerId: 'cus_gone' });
  });

  it('stays in its specialist’s diary without a name or details', async () => {
    const [patient, specialist] = [await aPatient(db), await aSpecialist(db)];
    await aBooking(db, { patient, specialist, startISO: '2026-11-03T00:00:00.000Z', reason: 'Reflux' });
    await remove(patient);
    expect((await api.call('myAppointments', { as: specialist })).body).toMatchObject({
      items: [{ patientName: 'Account deleted', patient: null, reason: null }],
    });
  });

  it('ends every sign-in: old tokens fail, and a new sign-in opens a new account', async () => {
    const patient = await aPatient(db);
    const before = await api.identity.tokenFor(patient.email);
    const me = (token: string) =>
      api.fetch('/auth/me', { headers: { authorization: `Bearer ${token}` } }).then((answer) => answer.status);
    expect(await me(before)).toBe(200);
    const partner = await aPartner(api);
    const here = bearing(await vouchedFor(api, partner, patient), partner.origin);
    expect((await remove(patient)).status).toBe(200);
    await at(api, new Date(api.clock.now.getTime() + 60_000), async () => {
      expect(await me(before)).toBe(401);
      expect((await api.call('authMe', here)).status).toBe(401);
      const again = (await api.call('authMe', { as: patient })).body;
      expect(again).toMatchObject({ email: patient.email, role: null, name: null, profile: null });
      expect((again as { userId: string }).userId).not.toBe(patient.userId);
      // The old token opens nothing of the old account.
      expect(await me(before)).toBe(200);
    });
  });

  it('gets one confirmation email after every company confirms; the address is deleted', async () => {
    const [patient, specialist] = [await aPatient(db), await aSpecialist(db)];
    for (const person of [patient, specialist]) {
      expect((await remove(person)).status).toBe(200);
      await settled(api);
      expect(api.mails.filter(({ to }) => to === person.email)).toEqual([]);
      await at(api, new Date(api.clock.now.getTime() + 5_000), () => settled(api));
      const [mail, ...more] = api.mails.filter(({ to }) => to === person.email);
      expect(more).toEqual([]);
      expect(mail?.subject).toBe('Your account is deleted');
      expect(mail?.text).toContain(
        person === patient ? 'for at least 7 years, without your name' : 'with your name and registration',
      );
      expect(mail?.text).toContain('Google Identity Platform: Deleted your sign-in');
      expect(mail?.text).toContain('Copies in our backups will be gone within 35 days.');
      expect(await tablesWith(db, person.email)).toEqual([]);
    }
  });

  it('shows the confirmations by receipt ID for a day, and nothing else', async () => {
    const patient = await aPatient(db);
    await api.call('authMe', { as: patient });
    const { receiptId } = (await remove(patient)).body as { receiptId: string };
    const params = { id: receiptId };
    const google = { id: 'identity', name: 'Google Identity Platform' };
    await settled(api);
    const { body, status } = await api.call('deletionReceipt', { params });
    expect([status, body]).toEqual([200, { processors: [{ ...google, confirmed: true }] }]);
    await db.updateTable('outbox').set({ done_at: null }).where('kind', '<>', 'deletion-email').execute();
    expect((await api.call('deletionReceipt', { params })).body).toEqual({
      processors: [{ ...google, confirmed: false }],
    });
    expect(codeOf(await api.call('deletionReceipt', { params: { id: 'dlt_unknown' } }))).toBe('NOT_FOUND');
  });

  it('names a company that has not confirmed within 20 hours', async () => {
    const patient = await aPatient(db);
    expect((await remove(patient)).status).toBe(200);
    const sent = () => api.mails.filter(({ to }) => to === patient.email);
    await settled(api);
    const { jobs } = await db
      .selectFrom('deletion_emails')
      .select('jobs')
      .where('email', '=', patient.email)
      .executeTakeFirstOrThrow();
    const ids = jobs.map(({ jobId }) => jobId);
    const later = new Date(api.clock.now.getTime() + 40 * 60 * 60_000);
    await db.updateTable('outbox').set({ done_at: null, run_at: later }).where('id', 'in', ids).execute();
    await at(api, new Date(api.clock.now.getTime() + 19 * 60 * 60_000), () => settled(api));
    expect(sent()).toEqual([]);
    await at(api, new Date(api.clock.now.getTime() + 21 * 60 * 60_000), () => settled(api));
    expect(sent()[0]?.text).toContain(
      'Google Identity Platform: Not confirmed yet. We’ll keep asking them to delete your data.',
    );
  });

  it('gets no more emails, even those already in progress', async () => {
    const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'Tele <hello@tele.example>' });
    const mail = { subject: 'Your appointment', text: '', html: '', id: 'job_1' };
    await expect(mailer.send({ ...mail, to: addressOfDeleted('usr_1') })).resolves.toBeUndefined();
    await expect(mailer.send({ ...mail, to: 'maeve.tran@example.com' })).rejects.toThrow(/ECONNREFUSED/);
    const patient = await aPatient(db);
    await remove(patient);
    await api.services.mailer.send({ ...mail, to: addressOfDeleted(patient.userId) });
    expect(await tablesWith(db, patient.userId)).not.toContain('sent_emails');
  });

  it('loses the hash of its sign-ins in time', async () => {
    const patient = await aPatient(db);
    await api.call('authMe', { as: patient });
    const [identity] = await db.selectFrom('identities').selectAll().where('user_id', '=', patient.userId).execute();
    await remove(patient);
    const key = hash('sha256', identity?.provider_uid ?? '', 'base64url');
    const ended = () => db.selectFrom('ended_identities').selectAll().where('uid_hash', '=', key).execute();
    expect(await ended()).toHaveLength(1);
    const { prunings } = api.services.duties;
    await at(api, new Date(api.clock.now.getTime() + 31 * 24 * 60 * 60_000), async () => {
      await prunings['endedIdentities']?.(api.services, 100);
    });
    expect(await ended()).toEqual([]);
  });
});

describe('an account is not deleted', () => {
  /** Reason for refusal; the account must still exist. */
  const refusal = async (as: Person) => {
    const what = await inTheWay(as);
    const code = codeOf(await remove(as));
    const { email } = (await api.call('authMe', { as })).body as { email: string };
    return [...what, code, email === as.email];
  };

  it('with an open request of either kind, until it is withdrawn', async () => {
    const { patient, selectionId } = await aRequest(api);
    expect(await refusal(patient)).toEqual(['open-request', 'ACCOUNT_IN_USE', true]);
    expect((await remove(patient)).body).toMatchObject({ error: 'Cancel your open requests first.' });
    await api.call('cancelSelection', { as: patient, params: { id: selectionId } });
    await settled(api);
    expect((await remove(patient)).status).toBe(200);

    const asked = await anOpenRequest(api);
    expect(await refusal(asked.patient)).toEqual(['open-request', 'ACCOUNT_IN_USE', true]);
  });

  it('before or during an appointment from a pick or an offer', async () => {
    const request = await aRequest(api);
    await accept(api, request, { as: request.specialists[0] });
    await settled(api);
    expect(await refusal(request.patient)).toEqual(['appointment', 'ACCOUNT_IN_USE', true]);
    expect((await remove(request.patient)).body).toMatchObject({
      error: 'Cancel your upcoming appointments first, or wait until they’re over.',
    });
    const during = new Date(Date.parse(request.slotISO) + 29 * 60_000);
    expect(await at(api, during, () => refusal(request.patient))).toEqual(['appointment', 'ACCOUNT_IN_USE', true]);

    const offer = await aBookedOffer(api, stripe);
    await settled(api);
    expect(await refusal(offer.request.patient)).toEqual(['appointment', 'ACCOUNT_IN_USE', true]);
  });

  it('while a payment is in progress', async () => {
    const { patient, selectionId } = await aRequest(api);
    await db
      .updateTable('selections')
      .set({ state: 'CANCELLED', ended_because: 'withdrawn' })
      .where('id', '=', selectionId)
      .execute();
    expect(await refusal(patient)).toEqual(['money', 'ACCOUNT_IN_USE', true]);
  });

  it('when it belongs to staff, until the role is revoked', async () => {
    const person = await aStaffPerson(api);
    expect(await refusal(person)).toEqual(['staff', 'ACCOUNT_IN_USE', true]);
    expect(await revoke(api.services, person.email)).toBe(true);
    expect((await remove(person)).status).toBe(200);
  });

  it('when signed out or on a partner’s page', async () => {
    expect(codeOf(await api.call('deleteAccount'))).toBe('UNAUTHENTICATED');
    const [partner, patient] = [await aPartner(api), await aPatient(db)];
    const here = bearing(await vouchedFor(api, partner, patient), partner.origin);
    for (const name of ['deleteAccount', 'downloadMyData', 'myReads', 'accountEnding'] as const)
      expect([name, codeOf(await api.call(name, here))]).toEqual([name, 'NOT_ON_THIS_PAGE']);
  });
});

describe('at the same time', () => {
  it('two deletions are one', async () => {
    const patient = await aPatient(db);
    const answers = await Promise.all([remove(patient), remove(patient), remove(patient)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
  });

  it('a request being paid is seen or stays unpaid: no deleted account can request', async () => {
    for (let round = 0; round < 6; round += 1) {
      const request = await anUnpaidRequest(api, { slotISO: slotIn(api, 5, round) });
      const [paid, gone] = await Promise.all([attach(api, request), remove(request.patient)]);
      await settled(api);
      const row = await db
        .selectFrom('selections')
        .select(['state', 'submitted_at'])
        .where('id', '=', request.selectionId)
        .executeTakeFirst();
      const outcome = gone.status === 200 ? ['gone', paid.status === 200, row?.state] : ['stays', true, row?.state];
      const possible = [
        ['gone', false, undefined],
        ['stays', true, 'OPEN'],
      ];
      expect(possible).toContainEqual(outcome);
      expect([200, 409]).toContain(gone.status);
    }
  });

  it('work in progress finds no account and recreates no person or profile', async () => {
    for (let round = 0; round < 4; round += 1) {
      const patient = await aPatient(db);
      const body = { name: 'Finn Tran', relation: 'child', consent: true };
      const profile = { role: 'patient', name: 'Maeve Tran', phone: '0491570006' };
      const [gone] = await Promise.all([
        remove(patient),
        api.call('addPerson', { as: patient, body }),
        api.call('registerUser', { as: patient, body: profile }),
      ]);
      expect(gone.status).toBe(200);
      const { userId } = patient;
      expect(await db.selectFrom('people').select('id').where('user_id', '=', userId).execute()).toEqual([]);
      expect(await db.selectFrom('patient_profiles').select('phone').where('user_id', '=', userId).execute()).toEqual(
        [],
      );
    }
  });
});

it('a person without a role, and one behind an offer, can be deleted too', async () => {
  expect((await remove(await aNewcomer(db))).status).toBe(200);
  const { request } = await anOffer(api, stripe);
  await api.call('deleteRequest', { as: request.patient, params: { id: request.requestId } });
  expect((await remove(request.patient)).status).toBe(200);
  expect(await tablesWith(db, request.requestId)).not.toContain('offers');
});
