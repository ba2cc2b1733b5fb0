import { describe, expect, it } from 'vitest';
import { checkBlocks } from './check-blocks.ts';

const block = (from: string, to: string) => ({ startISO: `2026-11-24T${from}:00Z`, endISO: `2026-11-24T${to}:00Z` });

describe('checkBlocks', () => {
  it('accepts an empty list', () => {
    expect(checkBlocks([])).toEqual({ type: 'accepted', blocks: [] });
  });

  it('accepts touching blocks under any field names, and sorts them', () => {
    const plan = checkBlocks([
      { begin: '2026-11-24T13:00:00+11:00', finish: '2026-11-24T14:00:00+11:00' },
      { start: '2026-11-24T00:00:00Z', to: '2026-11-24T02:00:00Z' },
    ]);
    expect(plan).toEqual({
      type: 'accepted',
      blocks: [
        { startISO: '2026-11-24T00:00:00.000Z', endISO: '2026-11-24T02:00:00.000Z' },
        { startISO: '2026-11-24T02:00:00.000Z', endISO: '2026-11-24T03:00:00.000Z' },
      ],
    });
  });

  it('reports every invalid block with its reason', () => {
    const unreadable = 'This block needs a start and an end as ISO times in UTC.';
    const plan = checkBlocks([
      block('01:00', '02:00'),
      block('04:00', '03:00'),
      block('05:00', '05:04'),
      null,
      { startISO: '2026-11-24T01:00:00', endISO: '2026-11-24T02:00:00Z' },
      block('00:00', '01:01'),
      { startISO: '1999-11-24T01:00:00Z', endISO: '2026-11-24T02:00:00Z' },
    ]);
    expect(plan).toEqual({
      type: 'refused',
      message: 'The end must be after the start.',
      fields: {
        'blocks.1': 'The end must be after the start.',
        'blocks.2': 'Availability must be at least 5 minutes.',
        'blocks.3': unreadable,
        'blocks.4': unreadable,
        'blocks.6': 'This block is too far from today.',
        'blocks.0': 'This block overlaps another one.',
      },
    });
  });

  it('finds an overlap with a long block that began earlier than the one before', () => {
    const plan = checkBlocks([block('00:00', '10:00'), block('01:00', '02:00'), block('09:00', '11:00')]);
    expect(plan).toMatchObject({ fields: { 'blocks.1': expect.any(String), 'blocks.2': expect.any(String) } });
  });

  it('refuses 5,001', () => {
    const one = block('00:00', '01:00');
    expect(checkBlocks(Array.from({ length: 5_001 }, () => one))).toEqual({
      type: 'refused',
      message: 'You can have up to 5,000 blocks. Delete some first.',
      fields: { blocks: 'You can have up to 5,000 blocks. Delete some first.' },
    });
  });
});
