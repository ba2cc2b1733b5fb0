import { describe, expect, it } from 'vitest';
import { aBooking } from '../testing/bookings.ts';
import { aPatient, aSpecialist } from '../testing/people.ts';
import { withApi } from '../testing/start-api.ts';
import { listen } from '../telemetry/listen.ts';

// Tuesday 2026-12-01, 11:00 in Sydney.
const api = await withApi();
const { db } = api.services;

type Someone = { email: string };
interface Span {
  startISO: string;
  endISO: string;
}

const block = (day: number, from: string, to: string): Span => ({
  startISO: `2026-12-${String(day).padStart(2, '0')}T${from}:00.000Z`,
  endISO: `2026-12-${String(day).padStart(2, '0')}T${to}:00.000Z`,
});
const old = [block(2, '00:00', '02:00')];
const fresh = [block(3, '00:00', '01:00'), block(3, '02:00', '03:00')];

const put = (as: Someone, body: unknown, version: string | null = '"0"', key?: string) =>
  api.call('saveAvailability', {
    as,
    body,
    headers: {
      ...(version === null ? {} : { 'if-match': version }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
  });
const mine = async (as: Someone) =>
  (await api.call('myAvailability', { as })).body as { version: string; items: Span[] };
const stale = {
  code: 'STALE',
  error: 'Your availability was changed in another tab or on another device. Reload before saving.',
};

describe('saving availability', () => {
  it('replaces all blocks, returns the next version, and leaves others’ blocks alone', async () => {
    const [specialist, other] = [await aSpecialist(db, { blocks: old }), await aSpecialist(db, { blocks: old })];
    const { status, body, headers } = await put(specialist, {
      specialistId: specialist.specialistId,
      blocks: fresh.toReversed(),
    });
    expect([status, body]).toEqual([200, { specialistId: specialist.specialistId, version: '1', items: fresh }]);
    expect(headers.get('etag')).toBe('"1"');
    expect(await mine(specialist)).toEqual({ specialistId: specialist.specialistId, version: '1', items: fresh });
    expect(await mine(other)).toEqual({ specialistId: other.specialistId, version: '0', items: old });
    expect((await put(specialist, { blocks: [] }, '"1"')).body).toEqual({
      specialistId: specialist.specialistId,
      version: '2',
      items: [],
    });
  });

  it.each(['"1"', '"7"', '', '0', '*', '"0", "1"', '"99999999999999999999"', '"-0"', '"x"'])(
    'from the version %j is refused with 412 and changes nothing',
    async (version) => {
      const specialist = await aSpecialist(db, { blocks: old });
      const { status, body } = await put(specialist, { blocks: fresh }, version);
      expect([status, body]).toMatchObject([412, stale]);
      expect(await mine(specialist)).toEqual({ specialistId: specialist.specialistId, version: '0', items: old });
    },
  );

  it('succeeds for one of twenty at once and refuses nineteen', async () => {
    const specialist = await aSpecialist(db, { blocks: old });
    const sets = Array.from({ length: 20 }, (_, index) => [
      block(index + 1, '03:00', '04:00'),
      block(index + 1, '05:00', '06:00'),
    ]);
    const answers = await Promise.all(sets.map((blocks) => put(specialist, { blocks })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 412)]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(await mine(specialist)).toEqual({
      specialistId: specialist.specialistId,
      version: '1',
      items: sets[winner],
    });
  });

  it('returns the same under its idempotency key, until another key or a later save', async () => {
    const specialist = await aSpecialist(db, { blocks: old });
    const first = await put(specialist, { blocks: fresh }, '"0"', 'save-1');
    const again = await put(specialist, { blocks: fresh }, '"0"', 'save-1');
    expect([again.status, again.body]).toEqual([200, first.body]);
    const other = await put(specialist, { blocks: old }, '"0"', 'save-1');
    expect([other.status, other.body]).toMatchObject([422, { code: 'IDEMPOTENCY_KEY_REUSED' }]);
    expect((await put(specialist, { blocks: fresh }, '"0"', 'save-2')).status).toBe(412);
    expect((await put(specialist, { blocks: old }, '"1"', 'save-3')).status).toBe(200);
    expect((await put(specialist, { blocks: fresh }, '"0"', 'save-1')).status).toBe(412);
    expect(await mine(specialist)).toEqual({ specialistId: specialist.specialistId, version: '2', items: old });
  });

  it('accepts the other names of a block, and times of any offset', async () => {
    const specialist = await aSpecialist(db);
    const { body } = await put(specialist, {
      blocks: [
        { start: '2026-12-02T00:00:00Z', end: '2026-12-02T01:00:00Z' },
        { from: '2026-12-03T11:00:00+11:00', to: '2026-12-03T12:00:00+11:00' },
        { begin: '2026-12-04T00:00:00Z', finish: '2026-12-04T01:00:00Z' },
      ],
    });
    expect(body).toEqual({
      specialistId: specialist.specialistId,
      version: '1',
      items: [2, 3, 4].map((day) => block(day, '00:00', '01:00')),
    });
  });

  it('takes blocks that touch', async () => {
    const specialist = await aSpecialist(db);
    expect((await put(specialist, { blocks: [block(2, '00:00', '01:00'), block(2, '01:00', '02:00')] })).status).toBe(
      200,
    );
  });

  it('writes only the blocks that differ', async () => {
    const specialist = await aSpecialist(db, { blocks: [block(2, '00:00', '01:00'), block(4, '00:00', '01:00')] });
    const rows = () =>
      db
        .selectFrom('availability_blocks')
        .select(['id', 'start_at'])
        .where('specialist_id', '=', specialist.specialistId)
        .orderBy('start_at')
        .execute();
    const [stays] = await rows();
    await put(specialist, { blocks: [block(2, '00:00', '01:00'), block(4, '00:00', '01:30')] });
    expect((await rows())[0]).toEqual(stays);
    expect((await mine(specialist)).items[1]).toEqual(block(4, '00:00', '01:30'));
  });

  it('creates the slots that patients see, and keeps bookings in place', async () => {
    const [patient, specialist] = [await aPatient(db), await aSpecialist(db, { blocks: old })];
    const booked = await aBooking(db, { patient, specialist, startISO: '2026-12-02T00:30:00.000Z' });
    await put(specialist, { blocks: [block(3, '00:10', '01:10')] });
    const slots = await api.call('availabilitySlots', {
      as: patient,
      query: { specialistId: specialist.specialistId },
    });
    expect(slots.body).toMatchObject({ items: [{ startISO: '2026-12-03T00:30:00.000Z' }] });
    const appointments = (await api.call('myAppointments', { as: specialist })).body;
    expect(appointments).toMatchObject({
      items: [{ selectionId: booked.selectionId, chosenSlotISO: '2026-12-02T00:30:00.000Z' }],
    });
    await put(specialist, { blocks: old }, '"1"');
    const again = await api.call('availabilitySlots', {
      as: patient,
      query: { specialistId: specialist.specialistId },
    });
    const starts = (again.body as { items: Span[] }).items.map(({ startISO }) => startISO.slice(11, 16));
    expect(starts).toEqual(['00:00', '01:00', '01:30']);
  });
});

describe('the blocks that a save replaces', () => {
  const readsOf = async (save: () => Promise<unknown>): Promise<string[]> => {
    const texts: string[] = [];
    const stop = listen({ ended: (step) => step.is === 'statement' && texts.push(step.text) });
    await save();
    stop();
    return texts.filter((text) => /^\s*select s\.availability_version/.test(text));
  };

  it('are not read when it replaces all of them', async () => {
    const specialist = await aSpecialist(db, { blocks: old });
    expect(await readsOf(() => put(specialist, { blocks: fresh }))).toEqual([]);
    expect(await readsOf(() => put(specialist, { blocks: old }, null))).toEqual([]);
  });

  it('are read once when it replaces part of a range', async () => {
    const specialist = await aSpecialist(db, { blocks: old });
    const query = { start: '2026-12-01T13:00:00.000Z', end: '2026-12-03T13:00:00.000Z' };
    await api.call('myAvailability', { as: specialist, query });
    expect(await readsOf(() => put(specialist, { blocks: fresh }, null))).toHaveLength(1);
  });
});

describe('saving availability without If-Match', () => {
  /** The second and third of December, in Sydney. */
  const range = { start: '2026-12-01T13:00:00.000Z', end: '2026-12-03T13:00:00.000Z' };
  const across = { startISO: '2026-12-01T12:00:00.000Z', endISO: '2026-12-01T14:00:00.000Z' };
  const [inside, outside] = [block(2, '00:00', '02:00'), block(9, '00:00', '02:00')];
  const save = (as: Someone, blocks: Span[], key?: string) => put(as, { blocks }, null, key);
  const read = (as: Someone, query: Record<string, string> = range) => api.call('myAvailability', { as, query });

  it('replaces the blocks of the last range read, and those across its edge', async () => {
    const specialist = await aSpecialist(db, { blocks: [across, inside, outside] });
    await read(specialist);
    expect(await save(specialist, fresh)).toMatchObject({
      status: 200,
      body: { version: '1', items: [...fresh, outside] },
    });
    expect((await save(specialist, [])).body).toMatchObject({ version: '2', items: [outside] });
  });

  it('replaces all blocks after a read without a range, and after none', async () => {
    const blocks = [inside, outside];
    const [reader, other] = [await aSpecialist(db, { blocks }), await aSpecialist(db, { blocks })];
    await read(reader);
    await read(reader, {});
    for (const specialist of [reader, other])
      expect((await save(specialist, fresh)).body).toMatchObject({ version: '1', items: fresh });
  });

  it('uses only what the same account has read', async () => {
    const blocks = [inside, outside];
    const [specialist, other] = [await aSpecialist(db, { blocks }), await aSpecialist(db, { blocks })];
    await read(other);
    await save(specialist, fresh);
    expect((await mine(specialist)).items).toEqual(fresh);
    expect((await mine(other)).items).toEqual(blocks);
  });

  it('forgets the range after 24 hours', async () => {
    const specialist = await aSpecialist(db, { blocks: [inside, outside] });
    const start = api.clock.now;
    try {
      await read(specialist);
      api.clock.now = new Date(start.getTime() + 24 * 3_600_000);
      expect((await save(specialist, [])).body).toMatchObject({ items: [outside] });
      api.clock.now = new Date(start.getTime() + 24 * 3_600_000 + 1);
      expect((await save(specialist, fresh)).body).toMatchObject({ items: fresh });
    } finally {
      api.clock.now = start;
    }
  });

  it('still refuses a stale If-Match', async () => {
    const specialist = await aSpecialist(db, { blocks: [inside] });
    await save(specialist, fresh);
    expect((await put(specialist, { blocks: [] }, '"0"')).body).toMatchObject(stale);
    expect((await mine(specialist)).items).toEqual(fresh);
  });

  it('answers a repeated save as before, and refuses other blocks under its key', async () => {
    const specialist = await aSpecialist(db, { blocks: [inside, outside] });
    await read(specialist);
    const first = await save(specialist, fresh, 'save-1');
    expect(await save(specialist, fresh, 'save-1')).toMatchObject({ status: 200, body: first.body as object });
    expect((await save(specialist, [], 'save-1')).body).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    expect((await mine(specialist)).items).toEqual([...fresh, outside]);
  });

  it('succeeds for one of ten at once, as a whole', async () => {
    const specialist = await aSpecialist(db, { blocks: [inside, outside] });
    await read(specialist);
    const sets = Array.from({ length: 10 }, (_, hour) => [block(3, `0${hour}:00`, `0${hour}:30`)]);
    const answers = await Promise.all(sets.map((blocks) => save(specialist, blocks)));
    expect(answers.map(({ status }) => status)).toEqual(sets.map(() => 200));
    const { version, items } = await mine(specialist);
    expect([version, items.length, items[1]]).toEqual(['10', 2, outside]);
  });

  it('is refused when the blocks inside and outside the range are over 5,000', async () => {
    const later = Array.from({ length: 4_999 }, (_, index) => {
      const start = Date.parse('2027-01-01T00:00:00Z') + index * 3_600_000;
      return { startISO: new Date(start).toISOString(), endISO: new Date(start + 1_800_000).toISOString() };
    });
    const specialist = await aSpecialist(db, { blocks: later });
    await read(specialist);
    expect((await save(specialist, fresh)).body).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { blocks: 'You can have up to 5,000 blocks. Delete some first.' },
    });
    expect((await save(specialist, [inside])).status).toBe(200);
  });
});

describe('a save that is refused', () => {
  const overlap = [block(2, '00:00', '02:00'), block(4, '00:00', '01:00'), block(2, '01:55', '03:00')];
  it.each([
    [
      'an end before its start',
      [block(2, '00:00', '01:00'), block(3, '02:00', '01:00')],
      { 'blocks.1': 'The end must be after the start.' },
    ],
    ['under 5 minutes', [block(2, '00:00', '00:04')], { 'blocks.0': 'Availability must be at least 5 minutes.' }],
    ['an overlap', overlap, { 'blocks.2': 'This block overlaps another one.' }],
    ['a duplicate', [...old, ...old], { 'blocks.1': 'This block overlaps another one.' }],
    [
      'no end',
      [{ startISO: old[0]?.startISO }],
      { 'blocks.0': 'This block needs a start and an end as ISO times in UTC.' },
    ],
    [
      'a time without a zone',
      [{ start: '2026-12-02T00:00:00', end: '2026-12-02T01:00:00' }],
      { 'blocks.0': 'This block needs a start and an end as ISO times in UTC.' },
    ],
    [
      'a day nobody lives to see',
      [{ start: '0000-01-01T00:00:00Z', end: '0000-01-02T00:00:00Z' }],
      { 'blocks.0': 'This block is too far from today.' },
    ],
  ])('for %s names the block and the reason, and changes nothing', async (_, blocks, fields) => {
    const specialist = await aSpecialist(db, { blocks: old });
    const { status, body } = await put(specialist, { blocks });
    expect([status, body]).toMatchObject([422, { code: 'INVALID_INPUT', error: Object.values(fields)[0], fields }]);
    expect(await mine(specialist)).toEqual({ specialistId: specialist.specialistId, version: '0', items: old });
  });

  it.each([{}, { blocks: null }, { blocks: [null] }, { blocks: [], extra: 1 }, { blocks: [{ start: 7 }] }])(
    'for the body %j returns 422',
    async (body) => {
      const specialist = await aSpecialist(db, { blocks: old });
      expect((await put(specialist, body)).status).toBe(422);
      expect(await mine(specialist)).toEqual({ specialistId: specialist.specialistId, version: '0', items: old });
    },
  );

  const many = (count: number): Span[] =>
    Array.from({ length: count }, (_, index) => {
      const start = Date.parse('2026-12-02T00:00:00Z') + index * 3_600_000;
      return { startISO: new Date(start).toISOString(), endISO: new Date(start + 1_800_000).toISOString() };
    });

  it('has 5,001 blocks; 5,000 are saved', async () => {
    const specialist = await aSpecialist(db, { blocks: old });
    const refused = await put(specialist, { blocks: many(5_001) });
    expect([refused.status, refused.body]).toMatchObject([
      422,
      {
        error: 'You can have up to 5,000 blocks. Delete some first.',
        fields: { blocks: 'You can have up to 5,000 blocks. Delete some first.' },
      },
    ]);
    expect(await mine(specialist)).toEqual({ specialistId: specialist.specialistId, version: '0', items: old });
    expect((await put(specialist, { blocks: many(5_000) })).status).toBe(200);
    expect((await mine(specialist)).items).toHaveLength(5_000);
  });

  it('is over a megabyte', async () => {
    const { status, body } = await put(await aSpecialist(db), { blocks: [{ start: 'x'.repeat(1_100_000) }] });
    expect([status, body]).toMatchObject([413, { code: 'BODY_TOO_LARGE' }]);
  });

  it('is for another specialist, existing or not', async () => {
    const [specialist, other] = [await aSpecialist(db), await aSpecialist(db, { blocks: old })];
    for (const specialistId of [other.specialistId, 'spc_nobody']) {
      const { status, body } = await put(specialist, { specialistId, blocks: [] });
      expect([status, body]).toMatchObject([
        403,
        { code: 'FORBIDDEN', error: 'You can only change your own availability.' },
      ]);
    }
    expect(await mine(other)).toEqual({ specialistId: other.specialistId, version: '0', items: old });
  });

  it('is from a patient or a signed-out caller', async () => {
    expect((await put(await aPatient(db), { blocks: [] })).status).toBe(403);
    expect((await api.call('saveAvailability', { body: { blocks: [] }, headers: { 'if-match': '"0"' } })).status).toBe(
      401,
    );
  });
});
