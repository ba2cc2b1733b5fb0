import { describe, expect, it } from 'vitest';
import { aNewcomer, aPatient, aSpecialist } from '../testing/people.ts';
import { startApi, withApi } from '../testing/start-api.ts';

const api = await withApi();
const { db } = api.services;

const block = (day: string, from: string, to: string) => ({
  startISO: `2026-12-${day}T${from}:00.000Z`,
  endISO: `2026-12-${day}T${to}:00.000Z`,
});
const blocks = [block('01', '00:00', '02:00'), block('02', '00:00', '02:00'), block('03', '00:00', '02:00')];

describe('a specialist’s own availability', () => {
  it('lists every block by time, with a version that is also its ETag', async () => {
    const [specialist] = [await aSpecialist(db, { blocks: blocks.toReversed() }), await aSpecialist(db, { blocks })];
    const { status, body, headers } = await api.call('myAvailability', { as: specialist });
    expect([status, body]).toEqual([200, { specialistId: specialist.specialistId, version: '0', items: blocks }]);
    expect(headers.get('etag')).toBe('"0"');
  });

  it('is empty, and has a version, before anything was added', async () => {
    const specialist = await aSpecialist(db);
    const { body } = await api.call('myAvailability', { as: specialist });
    expect(body).toEqual({ specialistId: specialist.specialistId, version: '0', items: [] });
  });

  it.each([
    [{ start: '2026-12-02T01:00:00.000Z', end: '2026-12-03T00:00:00.000Z' }, [1]],
    [{ start: '2026-12-02T02:00:00.000Z', end: '2026-12-03T00:00:00.001Z' }, [2]],
    [{ start: '2026-12-02T01:59:00Z' }, [1, 2]],
    [{ end: '2026-12-02T00:01:00Z' }, [0, 1]],
    [{ start: '2027-01-01T00:00:00Z', end: '2027-02-01T00:00:00Z' }, []],
  ])('of %j is what overlaps it', async (query, expected) => {
    const specialist = await aSpecialist(db, { blocks });
    const { status, body } = await api.call('myAvailability', { as: specialist, query });
    expect([status, body]).toEqual([
      200,
      { specialistId: specialist.specialistId, version: '0', items: expected.map((index) => blocks[index]) },
    ]);
  });

  it.each([
    [{ start: 'soon' }, 'start'],
    [{ end: '2026-12-02' }, 'end'],
    [{ start: '2026-12-02T00:00:00Z', end: '2026-12-02T00:00:00Z' }, 'end'],
    [{ from: '2026-12-02T00:00:00Z' }, 'from'],
  ])('is refused for %j', async (query, field) => {
    const { status, body } = await api.call('myAvailability', {
      as: await aSpecialist(db),
      query: query as Record<string, string>,
    });
    expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([422, [field]]);
  });

  it('is returned, and its range not remembered, in read-only mode', async () => {
    const specialist = await aSpecialist(db, { blocks });
    const paused = await startApi({ database: api.database, config: { readOnly: true } });
    const read = await paused.call('myAvailability', { as: specialist });
    expect(read.status).toBe(200);
    await paused.close();
    const reads = db.selectFrom('availability_reads').select('specialist_id');
    expect(await reads.where('specialist_id', '=', specialist.specialistId).execute()).toEqual([]);
  });

  it('is for specialists', async () => {
    expect((await api.call('myAvailability')).status).toBe(401);
    for (const as of [await aPatient(db), await aNewcomer(db)]) {
      const { status, body } = await api.call('myAvailability', { as });
      expect([status, body]).toMatchObject([403, { code: 'FORBIDDEN' }]);
    }
  });
});
