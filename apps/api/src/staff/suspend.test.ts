import { describe, expect, it } from 'vitest';
import type { Services } from '../http/context.ts';
import { exits } from '../ops/exits.ts';
import { runJobs } from '../jobs/run-jobs.ts';
import { jobsEnded } from '../jobs/run-jobs-soon.ts';
import { aRequestedReschedule, ask, timesOf } from '../testing/reschedules.ts';
import { newsOf } from '../testing/news-of.ts';
import { aNewcomer, aPatient, aSpecialist } from '../testing/people.ts';
import { anApplicant, aStaffPerson, files, registrationConfig, upload } from '../testing/registrations.ts';
import { aRequest, codeOf, specialty } from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';
import { verbs } from './verbs.ts';

const { url } = await withStripe();
const api = await withApi({ config: { ...registrationConfig(url), stripeApiUrl: url } });
const { db } = api.services;
const staff = await aStaffPerson(api);

/** Output and exit code of a command; a refusal is its message. */
async function run(name: string, ...args: string[]): Promise<{ exit: number | string; said: string }> {
  const lines: string[] = [];
  const verb = verbs[name];
  if (!verb) throw new Error(`No verb ${name}`);
  const services: Services = api.services;
  const exit = await verb(services, args, (line) => void lines.push(line)).catch((error: Error) => error.message);
  return { exit, said: lines.join('\n') };
}
const as = ['--as', staff.email];
const settled = async () => {
  await jobsEnded(db);
  await runJobs(api.services);
};
const candidatesOf = (selectionId: string) =>
  db.selectFrom('candidates').select(['specialist_id', 'status']).where('selection_id', '=', selectionId).execute();
const audited = async (subject: string) => {
  const rows = await db
    .selectFrom('audit')
    .select(['actor', 'action'])
    .where('subject', 'like', `${subject}%`)
    .execute();
  return rows.map(({ actor, action }) => `${actor === staff.userId ? 'staff' : actor} ${action}`);
};

describe('a suspension', () => {
  it('hides the specialist and releases waiting requests; those without others close', async () => {
    const alone = await aRequest(api);
    const [suspended] = alone.specialists;
    const other = await aSpecialist(db, { specialty, slots: [alone.slotISO] });
    const shared = await aRequest(api, {
      specialists: [await aSpecialist(db, { specialty, slots: [alone.slotISO] }), other],
      slotISO: alone.slotISO,
    });
    const [first] = shared.specialists;
    expect(
      await run('suspend', suspended.specialistId, '--reason', 'The registration has ended.', ...as),
    ).toMatchObject({ exit: exits.well });
    expect(await run('suspend', first.specialistId, '--reason', 'The registration has ended.', ...as)).toMatchObject({
      exit: exits.well,
    });

    const found = await api.call('searchSpecialists', { as: alone.patient, body: { profession: 'doctor', specialty } });
    const ids = (found.body as { items: { specialistId: string }[] }).items.map(({ specialistId }) => specialistId);
    expect(ids).toContain(other.specialistId);
    expect(ids).not.toContain(suspended.specialistId);
    expect((await api.call('incomingSelections', { as: suspended })).status).toBe(403);

    await settled();
    expect(await candidatesOf(alone.selectionId)).toMatchObject([{ status: 'LOST' }]);
    expect(await api.call('getSelection', { as: alone.patient, params: { id: alone.selectionId } })).toMatchObject({
      body: { status: 'CLOSED', payment: { status: 'canceled', fate: 'released' } },
    });
    const left = await candidatesOf(shared.selectionId);
    expect(left.find(({ specialist_id }) => specialist_id === first.specialistId)?.status).toBe('LOST');
    expect(left.find(({ specialist_id }) => specialist_id === other.specialistId)?.status).toBe('PENDING');
    expect(api.mails.filter(({ to }) => to === suspended.email).at(-1)?.text).toContain('The registration has ended.');
    expect(await audited(suspended.specialistId)).toEqual(['staff specialist.suspend']);
  });

  it('ends a reschedule request, keeps the booking, and notifies its patient', async () => {
    const moving = await aRequestedReschedule(api);
    const { patient, selectionId, fromISO, specialist } = moving;
    await run('suspend', specialist.specialistId, '--reason', 'x', ...as);
    await settled();
    expect(await timesOf(api, specialist)).toEqual([`confirmed ${fromISO}`]);
    expect(await api.call('myAppointments', { as: patient, query: { apt: selectionId } })).toMatchObject({
      body: { items: [{ chosenSlotISO: fromISO, reschedule: { status: 'DECLINED' } }] },
    });
    const told = api.mails.filter(({ to }) => to === patient.email).map(newsOf);
    expect(told).toEqual(['Appointment time not changed']);
    expect(codeOf(await ask(api, moving))).toBe('SLOT_UNAVAILABLE');
    await run('reinstate', specialist.specialistId, ...as);
    expect((await ask(api, moving)).status).toBe(200);
  });

  it('happens once, and can be lifted', async () => {
    const { specialistId, email } = await aSpecialist(db);
    const say = ['--reason', 'x', ...as];
    expect((await run('suspend', specialistId, ...say)).exit).toBe(exits.well);
    expect((await run('suspend', specialistId, ...say)).exit).toBe('This specialist is already suspended.');
    expect((await run('reinstate', specialistId, ...as)).exit).toBe(exits.well);
    expect((await run('reinstate', specialistId, ...as)).exit).toBe('This specialist is not suspended.');
    expect((await run('suspend', 'spc_none', ...say)).exit).toBe('Specialist not found');
    expect((await api.call('incomingSelections', { as: { email } })).status).toBe(200);
  });
});

describe('the command line of staff', () => {
  it('lists, shows, opens and decides, always in the name of a person', async () => {
    const person = await aNewcomer(db);
    const cvKey = await upload(api, person, 'cv');
    const { applicationId } = await anApplicant(api, url, { person, documents: { cvKey } });
    expect((await run('applications', ...as)).said).toContain(`${applicationId}  `);
    const { said } = await run('show', applicationId, ...as);
    expect(said).toContain('licence      Medical practitioner MED0009000017');
    expect(said).toContain('document     cv  application/pdf');
    const link = (await run('documents', applicationId, ...as)).said.replace('cv: ', '');
    expect(await (await fetch(link)).text()).toBe(await files.pdf.text());
    expect((await run('approve', applicationId, '--checked', 'identity', ...as)).exit).toContain(
      'Complete these checks first',
    );
    const all = ['--checked', 'name,registration,title,seniority,conditions,identity', ...as];
    expect((await run('approve', applicationId, ...all)).said).toMatch(/^Approved\. Specialist ID: spc_\w+$/);
    expect((await run('approve', applicationId, ...all)).exit).toContain('This application has already been approved');
    const done = await audited(applicationId);
    expect(done).toEqual(
      expect.arrayContaining(['staff application.read', 'staff document.open', 'staff application.approve']),
    );
  });

  it('requires a reason for rejection, and shows mismatched fields and a note', async () => {
    const { applicationId } = await anApplicant(api, url);
    const reject = (...words: string[]) => run('reject', applicationId, ...words, ...as);
    expect((await reject()).exit).toBe('--reason: Enter a reason.');
    const reason = ['--reason', 'No ID.'];
    expect((await reject(...reason, '--fault', 'role=x')).exit).toContain('Fields: name, phone');
    expect((await reject(...reason, '--fault', 'id1')).exit).toBe('--fault: Describe what doesn’t match.');
    const said = ['--fault', 'id1=It has run out.', '--fault', 'name=Not = the register’s.', '--note', 'Rang them.'];
    expect(await reject(...reason, ...said)).toMatchObject({ said: 'Rejected.' });
    const shown = (await run('show', applicationId, ...as)).said.split('\n');
    expect(shown).toEqual(
      expect.arrayContaining([
        'status       REJECTED: No ID.',
        'missing      photo, id1, id2',
        'fault        id1: It has run out.',
        'fault        name: Not = the register’s.',
        'note         Rang them.',
      ]),
    );
  });

  it('names the reviewer, and an earlier rejected application', async () => {
    const first = await anApplicant(api, url);
    await run('reject', first.applicationId, '--reason', 'No ID.', ...as);
    api.clock.now = new Date(api.clock.now.getTime() + 1_000);
    const { applicationId } = await anApplicant(api, url, { person: first });
    await api.call('takeApplication', { as: staff, params: { id: applicationId } });
    const { said } = await run('show', applicationId, ...as);
    expect(said).toContain('assigned to  Ines Moreau\nsent again   an earlier application was rejected');
  });

  it('refuses a person who is not staff', async () => {
    const { applicationId } = await anApplicant(api, url);
    const patient = await aPatient(db);
    for (const who of [[], ['--as', patient.email], ['--as', 'nobody@example.com']])
      expect((await run('show', applicationId, ...who)).exit).toBe('Required: --as <staff email>.');
  });

  it('grants the staff role and revokes it; the account keeps its other roles', async () => {
    const person = await aNewcomer(db);
    const queue = () => api.call('staffApplications', { as: person });
    expect((await queue()).status).toBe(403);
    expect(await run('grant', person.email)).toEqual({ exit: exits.well, said: 'Granted.' });
    expect((await queue()).status).toBe(200);
    expect((await api.call('authMe', { as: person })).body).toMatchObject({ role: 'staff' });
    expect(await run('revoke', person.email)).toMatchObject({ exit: exits.well });
    expect((await queue()).status).toBe(403);
    expect(await audited(person.userId)).toEqual(['job:staff staff.grant', 'job:staff staff.revoke']);
    for (const [as, side] of [
      [await aPatient(db), 'patient'],
      [await aSpecialist(db), 'specialist'],
    ] as const) {
      const me = async () => (await api.call('authMe', { as })).body;
      expect((await run('grant', as.email)).exit).toBe(exits.well);
      expect(await me()).toMatchObject({ role: 'staff', sides: [side, 'staff'] });
      await run('revoke', as.email);
      expect(await me()).toMatchObject({ role: side, sides: [side] });
    }
    expect((await run('grant', 'nobody@example.com')).exit).toBe(exits.failed);
  });
});
