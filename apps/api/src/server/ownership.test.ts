import { routeOf, type RouteName, type Sessions } from '@tele/core';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { jobsEnded } from '../jobs/run-jobs-soon.ts';
import { aRequestedReschedule } from '../testing/reschedules.ts';
import { anOpenRequest, anOffer, aPayee } from '../testing/offers.ts';
import { ownership, type OwnedIds, type Owner, type Ownership } from '../testing/ownership.ts';
import { aPartner, bearing, visitorOf, vouchedFor } from '../testing/partners.ts';
import { aPasskey } from '../testing/passkeys.ts';
import { aNewcomer, aPatient, aSpecialist } from '../testing/people.ts';
import { anApplicant, aStaffPerson, registrationConfig, upload } from '../testing/registrations.ts';
import { accept, aRequest, codeOf, settled, slotIn, specialty } from '../testing/requests.ts';
import { withApi, type Called, type CallOptions } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const stripe = await withStripe();
const config = { ...registrationConfig(stripe.url), stripeApiUrl: stripe.url };
const api = await withApi({ config });
const { db } = api.services;

const marks = {
  name: 'Zephyrine Quokkason',
  reason: 'A canary sings at night',
  person: 'Wombatina Quokkason',
};

interface Entered {
  detailsId: string;
  enteredAt: string;
}
const times = [2, 6, 7].map((days) => slotIn(api, days));
const [slotISO = '', acceptedISO = '', otherISO = ''] = times;

const patient = await aPatient(db, { name: marks.name, medicareOrIhi: '2123456701' });
const specialist = await aPayee(api, stripe, { specialty, slots: times });
const bodyOf = <T>({ status, body }: Called): T => {
  expect([status, body]).toMatchObject([200, {}]);
  return body as T;
};
const madeBy = async <T>(name: RouteName, as: { email: string }, body?: unknown): Promise<T> =>
  bodyOf<T>(await api.call(name, { as, ...(body !== undefined && { body }) }));

const accepted = await aRequest(api, { patient, specialists: [specialist], slotISO: acceptedISO });
bodyOf(await accept(api, accepted, { as: specialist }));
const selection = await aRequest(api, { patient, specialists: [specialist], slotISO, reason: marks.reason });
const request = await anOpenRequest(api, { patient, reason: marks.reason });
const offer = await anOffer(api, stripe, { request, specialist: await aPayee(api, stripe), slots: [slotIn(api, 4)] });
const moving = await aRequestedReschedule(api, { patient });
const person = await madeBy<{ personId: string }>('addPerson', patient, {
  name: marks.person,
  relation: 'child',
  consent: true,
});
const alert = await madeBy<{ alertId: string }>('createAlert', patient, {
  profession: 'doctor',
  specialty: 'Neurology',
});
const away = await madeBy<{ timeOff: [{ timeOffId: string }] }>('addTimeOff', specialist, {
  startISO: slotIn(api, 20),
  endISO: slotIn(api, 21),
});
const calendar = await madeBy<{ others: [{ calendarId: string }] }>('addCalendar', specialist, {
  name: 'Work',
  address: 'https://calendar.example/basic.ics',
});
const cards = await madeBy<{ items: [{ cardId: string }] }>('myCards', specialist);
const applying = await aNewcomer(db);
const applicant = await anApplicant(api, stripe.url, {
  person: applying,
  documents: { cvKey: await upload(api, applying, 'cv') },
});
const partner = await aPartner(api);
const signIn = bodyOf<{ signInId: string }>(
  await api.call('startSignIn', {
    body: { publishableId: partner.publishableId, challenge: 'c'.repeat(43) },
    headers: { origin: partner.origin },
  }),
);
await db.updateTable('patient_profiles').set({ gender: null }).where('user_id', '=', patient.userId).execute();
await Promise.all(
  [partner, await aPartner(api)].map(async (clinic) => {
    const page = bearing(await vouchedFor(api, clinic, patient), clinic.origin);
    const body = { role: 'patient', gender: 'Female' };
    bodyOf(await api.call('registerUser', { ...page, body }));
  }),
);
const elsewhere = await api.identity.tokenFor(patient.email, { auth_time: api.clock.now.getTime() / 1000 - 3_600 });
bodyOf(await api.call('authMe', bearing(elsewhere)));
await db
  .insertInto('partner_sessions')
  .values({
    id: 'pse_1',
    partner_id: partner.id,
    user_id: patient.userId,
    origin: partner.origin,
    refresh_hash: 'hash',
    expires_at: new Date(api.clock.now.getTime() + 3_600_000),
  })
  .execute();
const signedIn = await madeBy<Sessions>('mySessions', patient);
const waiting = await madeBy<{ items: [Entered, Entered] }>('myClinicDetails', patient);
await settled(api);

const ids: OwnedIds = {
  selectionId: selection.selectionId,
  requestId: request.requestId,
  offerId: offer.offerId,
  appointmentId: moving.selectionId,
  receiptId: accepted.selectionId,
  rescheduleId: moving.reschedule.rescheduleId,
  personId: person.personId,
  alertId: alert.alertId,
  timeOffId: away.timeOff[0].timeOffId,
  calendarId: calendar.others[0].calendarId,
  cardId: cards.items[0].cardId,
  applicationId: applicant.applicationId,
  signInId: signIn.signInId,
  sessionId: signedIn.devices.find(({ isThis }) => !isThis)?.sessionId ?? '',
  passkeyId: await aPasskey(db, patient.userId),
  clinicId: partner.id,
  clinicDetailsId: waiting.items[0].detailsId,
  clinicDetailsISO: waiting.items[0].enteredAt,
  otherClinicDetailsId: waiting.items[1].detailsId,
  specialistId: specialist.specialistId,
  slotISO: offer.slots[0],
  otherISO,
};

const staff = await aStaffPerson(api);
const as = (one: { email: string }): CallOptions => ({ as: one });
const owners: Record<Owner, CallOptions> = {
  patient: as(patient),
  specialist: as(specialist),
  offeringSpecialist: as(offer.specialist),
  movingSpecialist: as(moving.specialist),
  staff: as(staff),
};
const strangers: Record<string, CallOptions> = {
  anonymous: {},
  newcomer: as(await aNewcomer(db)),
  anotherPatient: as(await aPatient(db)),
  anotherSpecialist: as(await aPayee(api, stripe, { specialty: 'Cardiology' })),
  suspendedSpecialist: as(await aSpecialist(db, { approved: false })),
  staff: as(staff),
  partnerServer: bearing(partner.secret),
  pageVisitor: bearing(await visitorOf(api, partner), partner.origin),
  vouchedStranger: bearing(await vouchedFor(api, partner, await aPatient(db)), partner.origin),
  vouchedPatient: bearing(await vouchedFor(api, partner, patient), partner.origin),
};
strangers.patient = owners.patient;
strangers.specialist = owners.specialist;
// A first call attaches the identity.
for (const stranger of Object.values(strangers)) await api.call('authMe', stranger);

/** Digest of each table by name, without call counts and search lookup times. */
async function everything(): Promise<Record<string, string>> {
  await jobsEnded(db);
  const { rows: tables } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname not in ('rate_limits', 'commits', 'specialist_specialties') order by 1`.execute(db);
  const digests = tables.map(
    ({ name }) =>
      sql`select ${name}::text as name, md5(string_agg(t::text, '' order by t::text)) as digest from ${sql.table(name)} as t`,
  );
  const { rows } = await sql<{ name: string; digest: string }>`${sql.join(digests, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

const table = Object.entries(ownership) as [RouteName, Ownership][];
const secrets = [
  marks.reason,
  marks.person,
  ids.selectionId,
  ids.requestId,
  ids.offerId,
  ids.personId,
  ids.rescheduleId,
];
const isTold = (called: Called): boolean =>
  secrets.some((secret) => JSON.stringify(called.body ?? '').includes(secret));

describe.each(table.filter(([, rule]) => rule.of === 'owners'))('%s', (name, rule) => {
  it('is refused to strangers, reveals nothing and changes nothing', async () => {
    if (rule.of !== 'owners') throw new Error('not owned');
    const before = await everything();
    const others = Object.entries(strangers).filter(([who]) => !(rule.owners as readonly string[]).includes(who));
    const answers: [string, number, boolean][] = [];
    for (const [who, caller] of others) {
      const called = await api.call(name, { ...rule.with(ids), ...caller });
      const isRefused = [401, 403, 404].includes(called.status) || (rule.isSilent === true && called.status === 200);
      if (!isRefused || isTold(called)) answers.push([who, called.status, isTold(called)]);
    }
    expect(answers).toEqual([]);
    expect(await everything()).toEqual(before);
  });
});

describe('a call that names nothing of another person', () => {
  const reads = table.filter(([name, rule]) => rule.of !== 'owners' && routeOf(name).method === 'GET');

  it.each(reads)('%s returns strangers nothing of this patient', async (name, rule) => {
    const others = Object.entries(strangers).filter(([who]) => !['patient', 'specialist', 'staff'].includes(who));
    for (const [who, caller] of others) {
      const options = rule.of === 'owners' ? {} : rule.with?.(ids);
      expect([who, isTold(await api.call(name, { ...options, ...caller }))]).toEqual([who, false]);
    }
  });
});

it('owners may make every call that strangers are refused', async () => {
  const refused: unknown[] = [];
  for (const [name, rule] of table) {
    if (rule.of !== 'owners') continue;
    for (const owner of rule.owners) {
      const called = await api.call(name, { ...rule.with(ids), ...owners[owner] });
      await jobsEnded(db);
      if ([401, 403, 404, 422, 500].includes(called.status)) refused.push([name, owner, called.status, codeOf(called)]);
    }
  }
  expect(refused).toEqual([]);
});
