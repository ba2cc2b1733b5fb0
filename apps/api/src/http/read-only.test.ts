import { isWrite, routes, type RouteName } from '@tele/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { exits } from '../ops/exits.ts';
import { verbs } from '../ops/verbs.ts';
import { WrongWords } from '../ops/words.ts';
import { runJobs } from '../jobs/run-jobs.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { inTransaction } from '../db/transaction.ts';
import { aNewcomer, aPatient } from '../testing/people.ts';
import { withApi } from '../testing/start-api.ts';
import { isPaused } from './read-only.ts';

const api = await withApi();
const { db } = api.services;

/** Expires memory, which lasts a second. */
function pass(seconds = 2): void {
  api.clock.now = new Date(api.clock.now.getTime() + seconds * 1_000);
}

async function ops(...args: string[]): Promise<{ exit: number; said: string }> {
  const lines: string[] = [];
  const exit = await verbs['read-only']?.(api.services, args, (line) => lines.push(line));
  pass();
  return { exit: exit ?? -1, said: lines.join('\n') };
}

beforeEach(async () => {
  await ops('off');
});

describe('read-only mode', () => {
  it('allows reads, announces its end, and refuses changes with an explanation', async () => {
    const patient = await aPatient(db, { medicareOrIhi: '2123456701' });
    api.clock.now = new Date('2026-12-01T13:00:00.000Z');
    await ops('on', '--until', '2026-12-01T16:00:00Z', '--reason', 'a new disk');
    const read = await api.call('authMe', { as: patient });
    expect(read.status).toBe(200);
    expect(read.headers.get('tele-read-only')).toBe('2026-12-01T16:00:00.000Z');
    expect(read.headers.get('access-control-expose-headers')).toContain('tele-read-only');
    expect((await api.call('showNumber', { as: patient })).status).toBe(200);

    const body = { role: 'patient', name: 'Another', phone: '0491 570 006' };
    const refused = await api.call('registerUser', { as: patient, body });
    expect([refused.status, refused.body]).toMatchObject([
      503,
      {
        code: 'READ_ONLY',
        error:
          'Bookings and changes are paused for maintenance until Wednesday 2 December at 3:00\u00A0am\u00A0AEDT. Please try again then.',
      },
    ]);
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect(JSON.stringify(refused.body)).not.toContain('disk');

    await ops('off');
    const taken = await api.call('registerUser', { as: patient, body });
    expect([taken.status, taken.headers.get('tele-read-only')]).toEqual([200, null]);
  });

  it('shows no end time that is unknown or past', async () => {
    const patient = await aPatient(db);
    await ops('on', '--until', new Date(api.clock.now.getTime() + 60_000).toISOString());
    const withdraw = () => api.call('cancelSelection', { as: patient, params: { id: 'sel_none' } });
    expect(Number((await withdraw()).headers.get('retry-after'))).toBeLessThan(60);
    pass(120);
    const late = await withdraw();
    expect(late.headers.get('retry-after')).toBe('60');
    expect(late.body).toMatchObject({
      error: 'Bookings and changes are paused for maintenance. Please try again later.',
    });
    await ops('on');
    expect((await withdraw()).body).toEqual({ ...(late.body as object), requestId: expect.any(String) as string });
  });

  it('lets newcomers sign in', async () => {
    await ops('on');
    const newcomer = await aNewcomer(db);
    expect((await api.call('authMe', { as: { email: `new-${newcomer.email}` } })).status).toBe(200);
  });

  it('returns payment provider events, and pauses background work', async () => {
    await ops('on');
    const event = await api.fetch('/stripe/webhook', { method: 'POST' });
    expect([event.status, await event.json()]).toMatchObject([503, { code: 'READ_ONLY' }]);
    await inTransaction(db, (t) => enqueue(t, { kind: 'ops-email', payload: {} }, api.clock.now));
    pass();
    expect(await runJobs(api.services)).toEqual({ done: 0, failed: 0 });
    await ops('off');
    expect((await runJobs(api.services)).done).toBeGreaterThan(0);
    expect((await api.fetch('/stripe/webhook', { method: 'POST' })).status).toBe(401);
  });

  it('keeps health checks green', async () => {
    await ops('on');
    expect((await api.call('health')).status).toBe(200);
  });

  it('refuses every change except sign-in and read-like calls', () => {
    const names = Object.keys(routes) as RouteName[];
    const goingOn = names.filter((name) => isWrite(name) && !isPaused(name)).toSorted();
    expect(goingOn).toEqual([
      'approveSignIn',
      'disconnectClinic',
      'downloadMyData',
      'endAllSessions',
      'endOwnSession',
      'endSession',
      'exchangeSignIn',
      'finishPasskeySignIn',
      'refreshSession',
      'removePasskey',
      'showNumber',
      'showPatientNumber',
      'staffDocument',
      'startPasskeySignIn',
      'startSignIn',
      'startVisit',
      'vouchForPatient',
    ]);
    expect(names.filter((name) => isPaused(name) && !isWrite(name))).toEqual([]);
  });
});

describe('the read-only command', () => {
  it('shows its status, keeps its start time, and is audited', async () => {
    expect(await ops()).toMatchObject({
      exit: exits.well,
      said: expect.stringContaining('Read-only mode is off') as string,
    });
    const since = api.clock.now.toISOString();
    expect((await ops('on', '--reason', 'a new disk')).said).toContain(
      `Read-only mode is on since ${since}: a new disk.\nNo end time is shown to users.`,
    );
    expect((await ops('on', '--until', '2027-01-01')).said).toMatch(
      new RegExp(`since ${since}\\.\nUsers see that it ends at 2027-01-01T00:00:00.000Z`),
    );
    await ops('off');
    await ops('off');
    const entries = await db.selectFrom('audit').select('action').where('action', 'like', 'read-only.%').execute();
    expect(entries.slice(-3).map(({ action }) => action)).toEqual(['read-only.on', 'read-only.on', 'read-only.off']);
  });

  it.each([
    [['up']],
    [['on', 'now']],
    [['on', '--until', 'tomorrow']],
    [['on', '--until', '2020-01-01']],
    [['off', '--reason', 'x']],
  ])('refuses the words %j', async (args) => {
    await expect(ops(...args)).rejects.toThrow(WrongWords);
  });
});
