import { contract, type CallDefinition } from '@tele/core/contract';
import type { RouteName } from '@tele/core';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { aBooking } from '../testing/bookings.ts';
import { aPatient, aSpecialist } from '../testing/people.ts';
import { aCaller, startPair, startReadingApi, type Pair, type ReadingApi } from '../testing/replicas.ts';
import { aRequest, goodCard, slotIn, specialty } from '../testing/requests.ts';
import type { Called, CallOptions } from '../testing/start-api.ts';
import { startPrivatePostgres } from '../testing/start-postgres.ts';
import { startProxy } from '../testing/start-proxy.ts';
import { startStripe, type TestStripe } from '../testing/start-stripe.ts';
import { databaseUrlOf, runAsAdmin } from '../testing/templates.ts';
import { start } from '../server/start.ts';
import { identityOf } from './identity.ts';
import { openDatabase } from './open.ts';
import { openReplicas, type Replicas } from './replicas.ts';
import type { Db } from './schema.ts';

const onServer = inject('database').engine === 'postgres';
const search = { body: { profession: 'doctor', specialty } };
const hourMs = 3_600_000;

let pair: Pair;
let stripe: TestStripe;
let one: ReadingApi;
let other: ReadingApi;
let db: Db;

beforeAll(async () => {
  if (!onServer) return;
  [pair, stripe] = await Promise.all([startPair(), startStripe()]);
  [one, other] = [await open(), await open()];
  db = one.services.db;
  // Both processes now know the leader’s position, so the caller’s position alone decides.
  for (const { services } of [one, other]) await services.replicas?.read(undefined, async () => undefined);
});

afterAll(async () => {
  if (!onServer) return;
  await one.close();
  await other.close();
  await pair.stop();
  await stripe.stop();
});

const open = (databaseReadUrl = pair.standby.adminUrl, databaseReadLagMs = hourMs): Promise<ReadingApi> =>
  startReadingApi(pair.primary.adminUrl, { databaseReadUrl, databaseReadLagMs, stripeApiUrl: stripe.url });

async function whilePaused(work: () => Promise<void>): Promise<void> {
  await pair.standby.caughtUp();
  await pair.standby.pause();
  try {
    await work();
  } finally {
    await pair.standby.goOn();
  }
}

function idsOf({ status, body }: Called): string[] {
  expect(status).toBe(200);
  return (body as { items: { specialistId: string }[] }).items.map(({ specialistId }) => specialistId);
}

function slotsOf({ status, body }: Called): string[] {
  expect(status).toBe(200);
  return (body as { items: { startISO: string }[] }).items.map(({ startISO }) => startISO);
}

const keep = (specialist: { specialistId: string }): CallOptions => ({
  params: { specialistId: specialist.specialistId },
});
const slotsOfOne = ({ specialistId }: { specialistId: string }): CallOptions => ({ query: { specialistId } });

describe.skipIf(!onServer)('a caller who has written', () => {
  it('reads it at once from every process, though the replica lacks it', async () => {
    const patient = await aPatient(db);
    const me = aCaller(patient);
    const specialists = [await aSpecialist(db), await aSpecialist(db), await aSpecialist(db)];
    await whilePaused(async () => {
      for (const [index, specialist] of specialists.entries()) {
        expect((await me(index % 2 === 0 ? one : other, 'keepFavourite', keep(specialist))).status).toBe(200);
        const kept = new Set(specialists.slice(0, index + 1).map(({ specialistId }) => specialistId));
        for (const api of [one, other]) expect(new Set(idsOf(await me(api, 'myFavourites')))).toEqual(kept);
      }
      // A client without positions reads its own data from the leader.
      expect(idsOf(await other.call('myFavourites', { as: patient }))).toHaveLength(3);
    });
  });

  it('reads from the replica once it has the write; others’ writes may lag', async () => {
    const patient = await aPatient(db);
    const me = aCaller(patient);
    const [mine, anothers] = [await aSpecialist(db), await aSpecialist(db)];
    await me(one, 'keepFavourite', keep(mine));
    await whilePaused(async () => {
      await other.call('keepFavourite', { as: patient, ...keep(anothers) });
      expect(idsOf(await me(other, 'myFavourites'))).toEqual([mine.specialistId]);
      expect(other.answered.at(-1)).toBe(true);
    });
  });

  it('never reads older data than before, so a notified change is there', async () => {
    const [patient, specialist] = [await aPatient(db), await aSpecialist(db, { slots: [slotIn(one)] })];
    const told = aCaller(patient);
    await whilePaused(async () => {
      await aBooking(db, { patient, specialist, startISO: slotIn(one) });
      // The leader answers a client’s first read.
      const news = await told(one, 'notifications');
      expect(news.body).toMatchObject({ appointments: [{ whenISO: slotIn(one) }] });
      expect((await told(other, 'myAppointments')).body).toMatchObject({
        items: [{ chosenSlotISO: slotIn(one) }],
      });
      expect(slotsOf(await told(other, 'availabilitySlots', slotsOfOne(specialist)))).toEqual([]);
      const stranger = aCaller(await aPatient(db));
      expect(slotsOf(await stranger(other, 'availabilitySlots', slotsOfOne(specialist)))).toEqual([slotIn(one)]);
    });
  });

  it('sees no time they just booked or gave away; others still read both', async () => {
    const given = slotIn(one, 3);
    const specialist = await aSpecialist(db, { specialty, slots: [slotIn(one), given] });
    const me = aCaller(specialist);
    const stranger = aCaller(await aPatient(db));
    const request = await aRequest(one, { specialists: [specialist] });
    const readBy = async (caller: typeof me): Promise<string[][]> => [
      slotsOf(await caller(one, 'availabilitySlots', slotsOfOne(specialist))),
      slotsOf(await caller(other, 'availabilitySlots', slotsOfOne(specialist))),
    ];
    await whilePaused(async () => {
      const params = { id: request.selectionId };
      const accepted = await me(one, 'acceptSelection', {
        params,
        body: { feeCents: 9_900, paymentMethodId: goodCard },
      });
      expect(accepted.body).toMatchObject({ status: 'BOOKED' });
      expect(await readBy(me)).toEqual([[given], [given]]);
      const read = await me(other, 'myAvailability');
      const headers = { 'if-match': read.headers.get('etag') ?? '' };
      const saved = await me(one, 'saveAvailability', { body: { blocks: [] }, headers });
      expect(saved.status).toBe(200);
      expect(await readBy(me)).toEqual([[], []]);
      expect(await readBy(stranger)).toEqual([
        [slotIn(one), given],
        [slotIn(one), given],
      ]);
      // Always the leader’s, so a replica’s old version never refuses a save.
      expect((await stranger(other, 'myAvailability', { as: specialist })).headers.get('etag')).toBe(
        saved.headers.get('etag'),
      );
    });
  });
});

describe.skipIf(!onServer)('a replica', () => {
  it('serves strangers’ searches, without the leader’s newest rows', async () => {
    const stranger = aCaller(await aPatient(db));
    await whilePaused(async () => {
      const { specialistId } = await aSpecialist(db, { specialty, slots: [slotIn(one)] });
      const found = await stranger(one, 'searchSpecialists', search);
      expect(idsOf(found)).not.toContain(specialistId);
      expect(found.headers.get('tele-position')).toBeNull();
      expect((await stranger(one, 'specialistPage', { params: { id: specialistId } })).status).toBe(404);
      // An invalid position goes to the leader without an error.
      const headers = { 'tele-position': 'yesterday' };
      const asked = await one.call('searchSpecialists', { as: await aPatient(db), ...search, headers });
      expect(idsOf(asked)).toContain(specialistId);
    });
  });

  it('serves every call that may lag, once it has the caller’s writes', async () => {
    const [patient, specialist] = [await aPatient(db), await aSpecialist(db, { specialty, slots: [slotIn(one)] })];
    const { selectionId } = await aBooking(db, { patient, specialist, startISO: slotIn(one) });
    const inputs: Partial<Record<RouteName, CallOptions>> = {
      professionSpecialties: { params: { profession: 'doctor' } },
      searchSpecialists: search,
      countSpecialists: search,
      specialistsByName: { query: { name: 'brodie' } },
      specialistPage: { params: { id: specialist.specialistId } },
      availabilitySlots: slotsOfOne(specialist),
      getSelection: { params: { id: selectionId } },
      getOpenRequest: { params: { id: selectionId } },
    };
    const calls: Record<string, CallDefinition> = contract;
    const lagging = Object.keys(calls).filter((name) => calls[name]?.mayLag) as RouteName[];
    expect(lagging.length).toBeGreaterThan(0);
    const [asPatient, asSpecialist] = [aCaller(patient), aCaller(specialist)];
    await asPatient(one, 'keepFavourite', keep(specialist));
    await asSpecialist(one, 'saveEmailPreferences', { body: { dayBefore: true } });
    await pair.standby.caughtUp();
    for (const name of lagging) {
      const call = calls[name]?.caller === 'specialist' ? asSpecialist : asPatient;
      const { status } = await call(one, name, inputs[name]);
      // There is no open request here: a replica’s 404 counts as an answer.
      expect([name, status]).toEqual([name, name === 'getOpenRequest' ? 404 : 200]);
      expect([name, one.answered.at(-1)]).toEqual([name, true]);
    }
  });

  it('is skipped when it lags too far, and used again once it has caught up', async () => {
    const api = await open(pair.standby.adminUrl, 500);
    onTestFinished(() => api.close());
    const stranger = aCaller(await aPatient(db));
    await whilePaused(async () => {
      const { specialistId } = await aSpecialist(db, { specialty, slots: [slotIn(one)] });
      await expect.poll(async () => idsOf(await stranger(api, 'searchSpecialists', search))).toContain(specialistId);
    });
    await expectAnswers(api, stranger);
  });

  it('can crash unnoticed, and is used again once it is back', async () => {
    await pair.standby.letGo();
    const stranger = aCaller(await aPatient(db));
    await expectAnswers(one, stranger);
    const statuses = new Set<number>();
    let isBack = false;
    const crashed = pair.standby.crash().then(() => (isBack = true));
    const ask = async (): Promise<void> => {
      while (!isBack) statuses.add((await stranger(one, 'searchSpecialists', search)).status);
    };
    await Promise.all([ask(), ask(), ask(), crashed]);
    expect([...statuses]).toEqual([200]);
    await expectAnswers(one, stranger);
  });

  it('is skipped after two silent seconds, and holds up no other caller', async () => {
    const proxy = await startProxy(pair.standby.adminUrl);
    const api = await open(proxy.databaseUrl);
    onTestFinished(async () => {
      await proxy.stop();
      await api.close();
    });
    const stranger = aCaller(await aPatient(db));
    await expectAnswers(api, stranger);
    proxy.freeze();
    expect((await stranger(api, 'searchSpecialists', search)).status).toBe(200);
    expect(api.answered.at(-1)).toBe(false);
  });

  it('that cancels a read because of replay leaves it to the leader', async () => {
    const { standby } = pair;
    const { replicas } = logging(standby.adminUrl);
    const replica = await openDatabase({ databaseUrl: standby.adminUrl, dataDir: '' });
    onTestFinished(() => replica.close());
    await replica.pool.query(`alter system set max_standby_streaming_delay = '10ms'`);
    await replica.pool.query('select pg_reload_conf()');
    await sql`create table standing_in_the_way ()`.execute(db);
    await standby.caughtUp();
    let wasRun = false;
    const read = await replicas.read(undefined, async (t) => {
      await sql`select from standing_in_the_way`.execute(t);
      wasRun = true;
      await sql`drop table standing_in_the_way`.execute(db);
      await sql`select pg_sleep(60)`.execute(t);
    });
    expect([wasRun, read]).toEqual([true, undefined]);
  });
});

describe.skipIf(!onServer)('at start DATABASE_READ_URL', () => {
  const at = (name: string): string => databaseUrlOf(pair.primary.adminUrl, name);

  it('is refused when it points to another database or another server', async () => {
    await runAsAdmin(pair.primary.adminUrl, 'create database another');
    const stranger = await startPrivatePostgres();
    onTestFinished(async () => stranger?.stop());
    for (const databaseReadUrl of [at('another'), stranger?.adminUrl]) {
      const config = { ...one.services.config, databaseReadUrl, port: 0 };
      await expect(start(config)).rejects.toThrow('DATABASE_READ_URL leads to another database than DATABASE_URL');
    }
  });

  it('may point to the leader, which is logged', async () => {
    const { replicas, said } = logging(pair.primary.adminUrl);
    await replicas.meet(one.database.pool);
    expect(said()).toContain('DATABASE_READ_URL leads to the leader, which answers all reads');
    const read = await replicas.read(await replicas.position(), (t) => sql`select 1`.execute(t));
    expect(read?.value.rows).toHaveLength(1);
  });

  it('may be unreachable, which is logged and retried', async () => {
    const proxy = await startProxy('postgres://tele@127.0.0.1:9/postgres');
    onTestFinished(() => proxy.stop());
    const { replicas, said } = logging(proxy.databaseUrl);
    await replicas.meet(one.database.pool);
    expect(said()).toEqual(['replicas do not answer: the leader does']);
    proxy.turnTo(pair.standby.adminUrl);
    await expect.poll(() => replicas.read(undefined, async () => 'read')).toMatchObject({ value: 'read' });
    expect(said().at(-1)).toBe('replicas answer what may lag');
  });

  it('is not trusted when it points to another database later', async () => {
    const proxy = await startProxy(pair.standby.adminUrl);
    onTestFinished(() => proxy.stop());
    const { replicas, said } = logging(proxy.databaseUrl);
    await replicas.meet(one.database.pool);
    const stranger = await startPrivatePostgres();
    onTestFinished(async () => stranger?.stop());
    proxy.turnTo(stranger?.adminUrl ?? '');
    await expect
      .poll(async () => {
        expect(await replicas.read(undefined, async () => 'read')).toBeUndefined();
        return said().at(-1);
      })
      .toMatch('DATABASE_READ_URL leads to another database');
  });

  it('is also checked for a role that may not identify the server', async () => {
    await sql`create role plain login`.execute(db);
    await sql`grant select on migrations to plain`.execute(db);
    await sql`revoke execute on function pg_control_system() from public`.execute(db);
    await pair.standby.caughtUp();
    const identities: string[] = [];
    for (const { adminUrl } of [pair.primary, pair.standby]) {
      const url = new URL(adminUrl);
      url.username = 'plain';
      const opened = await openDatabase({ databaseUrl: url.href, dataDir: '' });
      identities.push(await identityOf(opened.pool));
      await opened.close();
    }
    expect(identities[0]).toMatch(/^20\d\d-/);
    expect(identities[1]).toBe(identities[0]);
  });
});

function logging(databaseReadUrl: string): { replicas: Replicas; said: () => string[] } {
  const said: string[] = [];
  const log = pino({}, { write: (line) => void said.push((JSON.parse(line) as { msg: string }).msg) });
  const replicas = openReplicas({ ...one.services.config, databaseReadUrl }, log);
  if (!replicas) throw new Error('There is no DATABASE_READ_URL.');
  onTestFinished(() => replicas.close());
  return { replicas, said: () => said };
}

async function expectAnswers(api: ReadingApi, stranger: ReturnType<typeof aCaller>): Promise<void> {
  await expect
    .poll(async () => {
      expect((await stranger(api, 'searchSpecialists', search)).status).toBe(200);
      return api.answered.at(-1);
    })
    .toBe(true);
}
