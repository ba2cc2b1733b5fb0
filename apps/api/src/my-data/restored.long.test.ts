import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { exits } from '../ops/exits.ts';
import { aPatient, aSpecialist } from '../testing/people.ts';
import { accept, aRequest, at, settled, slotIn, specialty } from '../testing/requests.ts';
import { startApi } from '../testing/start-api.ts';
import { findPrograms } from '../testing/start-postgres.ts';
import { startStripe } from '../testing/start-stripe.ts';
import { tablesWith } from '../testing/tables-with.ts';
import { databaseUrlOf, runAsAdmin } from '../testing/templates.ts';
import { createDatabase, type TestDatabase } from '../testing/test-database.ts';
import { deletions } from './deletions.ts';

const source = inject('database');
const programs = findPrograms();

async function restored(adminUrl: string, live: TestDatabase, dump: string): Promise<TestDatabase> {
  const name = `tele_restored_${randomBytes(6).toString('hex')}`;
  await runAsAdmin(adminUrl, `create database ${name}`);
  const databaseUrl = databaseUrlOf(adminUrl, name);
  execFileSync(join(programs ?? '', 'pg_restore'), ['--exit-on-error', `--dbname=${databaseUrl}`, dump]);
  const opened = await openDatabase({ databaseUrl, dataDir: '' });
  onTestFinished(async () => {
    await opened.close();
    await runAsAdmin(adminUrl, `drop database ${name} with (force)`);
  });
  return { ...live, ...opened, databaseUrl };
}

describe.skipIf(source.engine !== 'postgres' || programs === undefined)('a restored backup', () => {
  it('removes people again who deleted their account after it was made', async () => {
    const adminUrl = source.engine === 'postgres' ? source.adminUrl : '';
    const folder = mkdtempSync(join(tmpdir(), 'tele-restored-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const stripe = await startStripe();
    onTestFinished(() => stripe.stop());
    const config = { stripeApiUrl: stripe.url };
    const live = await createDatabase();
    onTestFinished(() => live.close());
    const api = await startApi({ database: live, config });
    onTestFinished(() => api.close());

    const slotISO = slotIn(api);
    const specialist = await aSpecialist(live.db, { specialty, slots: [slotISO] });
    const leaver = await aPatient(live.db, { name: 'Wilhelmina Quokka', phone: '+61491570159' });
    const stays = await aPatient(live.db, { name: 'Zebedee Bilby' });
    const request = await aRequest(api, {
      patient: leaver,
      specialists: [specialist],
      slotISO,
      reason: 'Platypus sting',
    });
    await accept(api, request, { as: specialist });
    await settled(api);
    const dump = join(folder, 'dump');
    execFileSync(join(programs ?? '', 'pg_dump'), ['--format=custom', `--file=${dump}`, live.databaseUrl ?? '']);

    const later = new Date(Date.parse(slotISO) + 60 * 60_000);
    const signedInAt = later.getTime() / 1_000 - 60;
    const token = await api.identity.tokenFor(leaver.email, { auth_time: signedInAt, exp: signedInAt + 3_600 });
    await at(api, later, async () => {
      expect((await api.call('deleteAccount', { as: leaver })).status).toBe(200);
    });
    const back = await startApi({ database: await restored(adminUrl, live, dump), config, now: later });
    onTestFinished(() => back.close());
    const { db } = back.services;
    expect(await tablesWith(db, 'Quokka')).toContain('users');
    expect((await db.selectFrom('patient_profiles').select('user_id').execute()).map((row) => row.user_id)).toContain(
      leaver.userId,
    );

    // Follows 'Restore' in docs/operations.md: lists in the old database, deletes in the restored one.
    const listed: string[] = [];
    await deletions(api.services, ['--since', api.clock.now.toISOString()], (line) => listed.push(line));
    const file = join(folder, 'deleted');
    writeFileSync(file, listed.join('\n'));
    const said: string[] = [];
    expect(await deletions(back.services, ['--again', file], (line) => said.push(line))).toBe(exits.well);
    expect(said).toEqual([`${leaver.userId} is deleted.`]);
    await settled(back);
    const refused = await back.fetch('/auth/me', { headers: { authorization: `Bearer ${token}` } });
    expect(refused.status).toBe(401);
    await at(back, new Date(later.getTime() + 24 * 60 * 60_000), () => settled(back));

    for (const text of ['Quokka', leaver.email]) expect([text, await tablesWith(db, text)]).toEqual([text, []]);
    for (const table of ['patient_profiles', 'identities', 'sessions'] as const)
      expect([
        table,
        await db.selectFrom(table).select('user_id').where('user_id', '=', leaver.userId).execute(),
      ]).toEqual([table, []]);
    const seen = await back.call('myAppointments', { as: specialist });
    expect(seen.status).toBe(200);
    for (const text of ['Quokka', '+61491570159', 'Platypus']) expect(JSON.stringify(seen.body)).not.toContain(text);
    expect((await back.call('authMe', { as: stays })).body).toMatchObject({ name: 'Zebedee Bilby' });
  });
});
