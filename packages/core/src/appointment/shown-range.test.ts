import { expect, it } from 'vitest';
import { shownRange } from './shown-range.ts';

it('reaches two days beyond the days shown, whatever zone they are shown in', () => {
  // Monday 23 November 2026 begins at 13:00 UTC of Sunday in Sydney, and at 16:00 in Perth.
  expect(shownRange('2026-11-23', '2026-11-29')).toEqual({
    from: '2026-11-21T00:00:00.000Z',
    to: '2026-12-02T00:00:00.000Z',
    limit: 100,
  });
});
