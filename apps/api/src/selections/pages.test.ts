import { requestPart } from '@tele/core';
import type { Selection } from '@tele/core/contract';
import { describe, expect, it } from 'vitest';
import { newId } from '../db/new-id.ts';
import type { NewRow } from '../db/schema.ts';
import { allPages, aPage } from '../testing/pages.ts';
import { aPatient, aSpecialist, type Person } from '../testing/people.ts';
import { withApi } from '../testing/start-api.ts';

const api = await withApi();
const { db } = api.services;

const minute = 60_000;
const now = api.clock.now.getTime();
const inMinutes = (minutes: number) => new Date(now + minutes * minute);

type RowOptions = Partial<NewRow<'selections'>> & { specialistId?: string; startAt?: Date };

/** A paid request as a database row, with one candidate. Returns its ID. */
async function aRow(patient: Person, { specialistId, startAt = inMinutes(2_880), ...given }: RowOptions = {}) {
  const id = newId('sel');
  const state = given.state ?? 'OPEN';
  await db
    .insertInto('selections')
    .values({
      id,
      patient_id: patient.userId,
      profession: 'doctor',
      specialty: 'Cardiology',
      reason: null,
      fee_cap_cents: null,
      any_fee: true,
      state,
      payment_status: 'requires_capture',
      submitted_at: inMinutes(-10),
      expires_at: inMinutes(1_440),
      ended_because: { OPEN: null, BOOKED: null, CANCELLED: 'withdrawn' as const, CLOSED: 'none-left' as const }[state],
      deleted_at: null,
      created_at: inMinutes(-10),
      ...given,
    })
    .execute();
  await db
    .insertInto('candidates')
    .values({
      id: newId('can'),
      selection_id: id,
      specialist_id: specialistId ?? (await aSpecialist(db)).specialistId,
      patient_id: patient.userId,
      start_at: startAt,
      status: { OPEN: 'PENDING', BOOKED: 'ACCEPTED', CANCELLED: 'CANCELLED', CLOSED: 'DECLINED' }[state] as 'PENDING',
      fee_cents: null,
      decided_at: null,
    })
    .execute();
  return id;
}

/** Newest first; pairs share an instant. */
async function someRows(patient: Person, count: number, given: RowOptions = {}): Promise<string[]> {
  const { specialistId } = await aSpecialist(db);
  const ids: { id: string; at: number }[] = [];
  for (let index = 0; index < count; index += 1) {
    const at = now - Math.floor(index / 2) * minute;
    const startAt = inMinutes(2_880 + index * 30);
    const id = await aRow(patient, { specialistId, startAt, created_at: new Date(at), ...given });
    ids.push({ id, at });
  }
  return ids.toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1)).map(({ id }) => id);
}

const idsOf = (items: readonly { selectionId: string }[]) => items.map(({ selectionId }) => selectionId);

describe('GET /selections/mine', () => {
  it('returns 50 by default, the total, and the rest by cursor', async () => {
    const patient = await aPatient(db);
    const ids = await someRows(patient, 60);
    const first = await aPage<Selection>(api, 'mySelections', { as: patient });
    expect([first.items.length, first.total]).toEqual([50, 60]);
    const second = await aPage<Selection>(api, 'mySelections', { as: patient, query: { cursor: first.next ?? '' } });
    expect(Object.keys(second)).toEqual(['items']);
    expect(idsOf([...first.items, ...second.items])).toEqual(ids);
  });

  it('returns short lists whole: items and nothing else', async () => {
    const patient = await aPatient(db);
    const ids = await someRows(patient, 3);
    const { body } = await api.call('mySelections', { as: patient });
    expect(Object.keys(body as object)).toEqual(['items']);
    expect(idsOf((body as { items: Selection[] }).items)).toEqual(ids);
  });

  it('skips and repeats none despite changes between two pages', async () => {
    const patient = await aPatient(db);
    const ids = await someRows(patient, 9);
    const pages = await allPages<Selection>(
      api,
      'mySelections',
      { as: patient, query: { limit: '2' } },
      async (page) => {
        await aRow(patient, { created_at: inMinutes(page) });
        if (page === 1) {
          await db
            .updateTable('selections')
            .set({ deleted_at: inMinutes(0) })
            .where('id', '=', ids[1] ?? '')
            .execute();
          await db
            .updateTable('selections')
            .set({ state: 'CLOSED', ended_because: 'none-left' })
            .where('id', '=', ids[4] ?? '')
            .execute();
        }
      },
    );
    expect(idsOf(pages.flat())).toEqual(ids);
  });

  it('separates requests created within one millisecond', async () => {
    const patient = await aPatient(db);
    const { specialistId } = await aSpecialist(db);
    const ids: string[] = [];
    for (const micros of ['000900', '000500', '000100']) {
      const startAt = inMinutes(2_880 + ids.length * 30);
      ids.push(await aRow(patient, { specialistId, startAt, created_at: `2026-11-30T00:00:00.${micros}Z` }));
    }
    const pages = await allPages<Selection>(api, 'mySelections', { as: patient, query: { limit: '1' } });
    expect(idsOf(pages.flat())).toEqual(ids);
  });

  it('splits requests into unpaid, current and ended by one rule', async () => {
    const patient = await aPatient(db);
    const unpaid = { payment_status: null, submitted_at: null } as const;
    const current = [
      await aRow(patient, { created_at: inMinutes(-1) }),
      await aRow(patient, { created_at: inMinutes(-2), payment_status: 'processing' }),
    ];
    const payable = [
      await aRow(patient, { created_at: inMinutes(-4), ...unpaid }),
      await aRow(patient, { created_at: inMinutes(-6), payment_status: 'requires_action' }),
    ];
    const ended = [
      await aRow(patient, { created_at: inMinutes(-3), expires_at: inMinutes(-1) }),
      await aRow(patient, { created_at: inMinutes(-5), ...unpaid, expires_at: inMinutes(0) }),
      await aRow(patient, { created_at: inMinutes(-7), state: 'CANCELLED' }),
      await aRow(patient, { created_at: inMinutes(-8), state: 'CLOSED' }),
      await aRow(patient, { created_at: inMinutes(-9), state: 'CLOSED', ...unpaid, ended_because: 'unpaid' }),
    ];
    const ask = (show: string) => aPage<Selection>(api, 'mySelections', { as: patient, query: { show } });
    const shown = await ask('current');
    expect([idsOf(shown.items), shown]).toEqual([current, expect.objectContaining({ ended: 5 })]);
    const folded = await ask('ended');
    expect([idsOf(folded.items), 'ended' in folded]).toEqual([ended, false]);
    const waiting = await ask('unpaid');
    expect([idsOf(waiting.items), 'ended' in waiting]).toEqual([payable, false]);
    expect(shown.items.every((item) => requestPart(item) === 'current')).toBe(true);
    expect(folded.items.every((item) => requestPart(item) === 'ended')).toBe(true);
    expect(waiting.items.every((item) => requestPart(item) === 'unpaid')).toBe(true);
  });

  it.each([
    [{ limit: '0' }, { limit: '‘limit’ must be 1 to 100.' }],
    [{ limit: '101' }, { limit: '‘limit’ must be 1 to 100.' }],
    [{ limit: 'many' }, { limit: '‘limit’ must be 1 to 100.' }],
    [{ limit: '1.5' }, { limit: '‘limit’ must be 1 to 100.' }],
    [{ show: 'all' }, { show: '‘show’ must be unpaid, current or ended.' }],
    [{ cursor: 'page-2' }, { cursor: 'This cursor isn’t valid for this list. Start again from the first page.' }],
    [{ page: '2' }, { page: 'Unknown field ‘page’.' }],
  ])('refuses %j in words', async (query, fields) => {
    const { status, body } = await api.call('mySelections', { as: await aPatient(db), query });
    expect([status, body]).toMatchObject([422, { code: 'INVALID_INPUT', fields }]);
  });

  it('refuses the other part’s cursor, and never shows another person’s requests', async () => {
    const [patient, other] = [await aPatient(db), await aPatient(db)];
    await someRows(patient, 3);
    const own = await someRows(other, 2, { created_at: inMinutes(-60) });
    const { next = '' } = await aPage<Selection>(api, 'mySelections', { as: patient, query: { limit: '1' } });
    const ended = await api.call('mySelections', { as: patient, query: { cursor: next, show: 'ended' } });
    expect(ended.status).toBe(422);
    const theirs = await aPage<Selection>(api, 'mySelections', { as: other, query: { cursor: next } });
    expect(idsOf(theirs.items).toSorted()).toEqual(own.toSorted());
    expect((await api.call('mySelections')).status).toBe(401);
    expect((await api.call('mySelections', { as: await aSpecialist(db) })).status).toBe(403);
  });
});

describe('GET /selections/incoming', () => {
  it('is paginated, soonest first, also when several want one time', async () => {
    const [specialist, someone] = [await aSpecialist(db), await aPatient(db)];
    const slots = [3, 1, 2, 1, 2].map((days) => ({ days, startAt: inMinutes(days * 1_440) }));
    const rows: { id: string; days: number }[] = [];
    for (const { days, startAt } of slots) {
      const { specialistId } = specialist;
      rows.push({ days, id: await aRow(await aPatient(db), { specialistId, startAt }) });
    }
    await aRow(someone, { startAt: inMinutes(1_440) });
    const pages = await allPages<{ selectionId: string; slotISO: string }>(
      api,
      'incomingSelections',
      { as: specialist, query: { limit: '2' } },
      // Newer than the rows already read.
      async (page) =>
        void (page === 1 && (await aRow(someone, { specialistId: specialist.specialistId, startAt: inMinutes(120) }))),
    );
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
    expect(idsOf(pages.flat()).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    const times = pages.flat().map(({ slotISO }) => slotISO);
    expect(times).toEqual(times.toSorted());
    const first = await aPage(api, 'incomingSelections', { as: specialist, query: { limit: '2' } });
    expect(first.total).toBe(6);
  });

  it('returns one by its ID, and nothing for another’s or a closed one', async () => {
    const [specialist, other, patient] = [await aSpecialist(db), await aSpecialist(db), await aPatient(db)];
    const { specialistId } = specialist;
    const [own, ended] = [
      await aRow(patient, { specialistId }),
      await aRow(patient, { specialistId, startAt: inMinutes(3_000), state: 'CLOSED' }),
    ];
    const ask = async (as: Person, selectionId: string) =>
      idsOf((await aPage<Selection>(api, 'incomingSelections', { as, query: { selectionId } })).items);
    expect(await ask(specialist, own)).toEqual([own]);
    expect(await ask(other, own)).toEqual([]);
    expect(await ask(specialist, ended)).toEqual([]);
  });

  it('refuses a bad limit, the cursor of another list, and non-specialists', async () => {
    const [specialist, patient] = [await aSpecialist(db), await aPatient(db)];
    await someRows(patient, 2);
    const { next = '' } = await aPage(api, 'mySelections', { as: patient, query: { limit: '1' } });
    for (const query of [{ limit: '101' }, { cursor: next }] as Record<string, string>[])
      expect((await api.call('incomingSelections', { as: specialist, query })).status).toBe(422);
    expect((await api.call('incomingSelections', { as: patient })).status).toBe(403);
    expect((await api.call('incomingSelections')).status).toBe(401);
  });
});
