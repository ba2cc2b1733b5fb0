import { describe, expect, it } from 'vitest';
import { replaceBlocks } from './replace-blocks.ts';

const block = (day: number, from: number, to: number) => ({
  startISO: new Date(Date.UTC(2026, 11, day, from)).toISOString(),
  endISO: new Date(Date.UTC(2026, 11, day, to)).toISOString(),
});
const [before, across, inside, after] = [block(1, 0, 2), block(2, 22, 26), block(4, 0, 2), block(7, 0, 2)];
const current = [before, across, inside, after];
/** From the middle of `across` to the start of `after`. */
const range = { start: '2026-12-03T00:00:00.000Z', end: '2026-12-07T00:00:00.000Z' };

describe('saving blocks after reading a range', () => {
  it('replaces the blocks inside the range and across its edge, and keeps the others', () => {
    expect(replaceBlocks(current, range, [block(5, 0, 1)])).toEqual([before, block(5, 0, 1), after]);
    expect(replaceBlocks(current, range, [])).toEqual([before, after]);
  });

  it('returns the read blocks when they are saved unchanged', () => {
    expect(replaceBlocks(current, range, [inside, across])).toEqual(current);
  });

  it('replaces all blocks without a range', () => {
    expect(replaceBlocks(current, {}, [inside])).toEqual([inside]);
  });

  it('replaces everything on the open side of a half-open range', () => {
    expect(replaceBlocks(current, { start: range.end }, [])).toEqual([before, across, inside]);
    expect(replaceBlocks(current, { end: range.start }, [])).toEqual([inside, after]);
  });

  it('joins a saved block with one outside the range that it overlaps', () => {
    expect(replaceBlocks(current, range, [block(7, 1, 3)])).toEqual([before, block(7, 0, 3)]);
    expect(replaceBlocks(current, range, [after, inside])).toEqual([before, inside, after]);
  });
});
