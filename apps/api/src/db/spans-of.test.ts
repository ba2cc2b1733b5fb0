import { expect, it } from 'vitest';
import { aSpecialist } from '../testing/people.ts';
import { withApi } from '../testing/start-api.ts';
import { spansOf } from './spans-of.ts';

const { db } = (await withApi()).services;

const spansOfBlocks = (specialistId: string) =>
  db
    .selectFrom('availability_blocks')
    .select(spansOf('availability_blocks').as('spans'))
    .where('specialist_id', '=', specialistId)
    .execute();

it('time ranges fit in one row, soonest first, in a Date’s format', async () => {
  const spans = [
    { startISO: '2026-10-03T15:59:59.001Z', endISO: '2026-10-03T16:30:00.120Z' },
    { startISO: '2027-01-31T00:00:00.000Z', endISO: '2027-01-31T13:00:00.000Z' },
  ];
  const { specialistId } = await aSpecialist(db, { blocks: spans.toReversed() });
  expect(await spansOfBlocks(specialistId)).toEqual([{ spans }]);
});

it('time ranges of no rows are null', async () => {
  const { specialistId } = await aSpecialist(db);
  expect(await spansOfBlocks(specialistId)).toEqual([{ spans: null }]);
});
