import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { exits } from '../ops/exits.ts';
import { pruneNow } from '../ops/prune-now.ts';
import { status } from '../ops/status.ts';
import type { Verb } from '../ops/verbs.ts';
import { prune } from '../jobs/prune.ts';
import { aPatient } from '../testing/people.ts';
import { accept, aRequest, settled } from '../testing/requests.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { startStripe, type TestStripe } from '../testing/start-stripe.ts';
import { runAsAdmin } from '../testing/templates.ts';
import { createDatabase, type TestDatabase } from '../testing/test-database.ts';
import { readAuditAccess } from './grant-role.ts';
import { defaultLimits } from '../config/database-limits.ts';
import { newId } from './new-id.ts';
import { openDatabase, type Database } from './open.ts';
import { openOwner } from './owner.ts';
import { prepare } from './prepare.ts';

const source = inject('database');
const role = `tele_api_${randomBytes(6).toString('hex')}`;
let owner: TestDatabase;
let restricted: Database;
let stripe: TestStripe;
let api: TestApi;

const preparing = () => ({
  databaseLimits: defaultLimits,
  databaseDirectUrl: owner.databaseUrl,
  isolation: 'read committed' as const,
  migrates: true,
});

describe.skipIf(source.engine !== 'postgres')('a role that does not own the tables', () => {
  beforeAll(async () => {
    owner = await createDatabase();
    const url = new URL(owner.databaseUrl ?? '');
    await owner.pool.query(`create role ${role} login password 'of-the-test'`);
    url.username = role;
    url.password = 'of-the-test';
    const opened = await openDatabase({ databaseUrl: url.href, dataDir: '' });
    restricted = opened;
    await prepare(restricted, preparing());
    stripe = await startStripe();
    api = await startApi({
      database: { ...owner, ...opened, databaseUrl: url.href },
      config: { stripeApiUrl: stripe.url },
    });
  });
  afterAll(async () => {
    await api.close();
    await stripe.stop();
    await restricted.close();
    await owner.pool.query(`drop owned by ${role}`);
    await owner.close();
    if (source.engine === 'postgres') await runAsAdmin(source.adminUrl, `drop role ${role}`);
  });

  it('serves requests, acceptances, background work and deletions', async () => {
    const { selectionId, specialists } = await aRequest(api);
    expect((await accept(api, { selectionId }, { as: specialists[0] })).status).toBe(200);
    const leaver = await aPatient(restricted.db);
    expect((await api.call('deleteAccount', { as: leaver })).status).toBe(200);
    await settled(api);
    const failed = restricted.db.selectFrom('outbox').select('last_error').where('last_error', 'is not', null);
    expect(await failed.execute()).toEqual([]);
  });

  it.each([
    'update audit set action = action',
    'delete from audit',
    'delete from audit_rest',
    "update audit_before set action = ''",
    'truncate audit',
    'alter table audit disable trigger audit_stays',
    'drop trigger audit_stays on audit',
    'drop table audit_rest',
    "create or replace function refuse_audit_change() returns trigger language plpgsql as 'begin return old; end'",
    'delete from migrations',
  ])('is refused: %s', async (statement) => {
    await expect(sql.raw(statement).execute(restricted.db)).rejects.toThrow(/permission denied|must be owner/);
  });

  it('adds audit entries that only the owner can prune', async () => {
    const ids = [newId('aud'), newId('aud')];
    const eightYears = new Date(api.clock.now.getTime() - 8 * 365 * 24 * 60 * 60_000);
    const rows = ids.map((id, nth) => ({
      id,
      actor: 'usr_1',
      action: 'document.open',
      subject: 'app_1',
      at: nth === 0 ? eightYears : api.clock.now,
    }));
    await restricted.db.insertInto('audit').values(rows).execute();
    const left = async () =>
      (await restricted.db.selectFrom('audit').select('id').where('id', 'in', ids).execute()).map(({ id }) => id);
    await prune(api.services);
    expect(await left()).toHaveLength(2);
    const databaseUrl = owner.databaseUrl;
    const other = await openOwner({ databaseUrl, databaseDirectUrl: databaseUrl });
    await prune({ ...api.services, owner: other });
    await other?.close();
    expect(await left()).toEqual([ids[1]]);
  });

  it('is named by status, and refused by prune in favour of the owner', async () => {
    const said: string[] = [];
    const run = (verb: Verb, services = api.services) => verb(services, [], (line) => said.push(line));
    await run(status);
    expect(said.join('\n')).toMatch(/audit +the API can only add entries/);
    expect(await run(pruneNow)).toBe(exits.failed);
    expect(said.at(-1)).toBe('This role does not own the audit: set DATABASE_DIRECT_URL to its owner.');
    expect(await run(pruneNow, { ...api.services, owner })).toBe(exits.well);
    await run(status, { ...api.services, db: owner.db });
    expect(said.join('\n')).toMatch(/audit +protected by its trigger only/);
  });

  it('keeps its rights when prepared again, also for new tables and months', async () => {
    await owner.pool.query('create table made_since (id text)');
    await prepare(restricted, preparing());
    await sql`insert into made_since values ('x')`.execute(restricted.db);
    const { rows } = await owner.pool.query(
      `select relid::regclass::text as name from pg_partition_tree('audit')
       where level > 0 and has_table_privilege($1, relid, 'SELECT, INSERT, UPDATE, DELETE, TRUNCATE')`,
      [role],
    );
    expect(rows).toEqual([]);
    expect(await readAuditAccess(restricted.db)).toEqual({ role, changesAudit: false });
    expect(await readAuditAccess(owner.db)).toMatchObject({ changesAudit: true });
  });
});
