import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Span } from './free-slots.ts';
import { joinBlocks } from './join-blocks.ts';

const block = (from: string, to: string): Span => ({
  startISO: `2026-11-24T${from}:00.000Z`,
  endISO: `2026-11-24T${to}:00.000Z`,
});

describe('joinBlocks', () => {
  it.each([
    ['overlap', [block('09:00', '10:00'), block('09:30', '11:00')], [block('09:00', '11:00')]],
    ['touch', [block('10:00', '11:00'), block('09:00', '10:00')], [block('09:00', '11:00')]],
    ['lie one in the other', [block('09:00', '12:00'), block('10:00', '11:00')], [block('09:00', '12:00')]],
    ['are the same', [block('09:00', '12:00'), block('09:00', '12:00')], [block('09:00', '12:00')]],
  ])('makes one of blocks that %s', (_, blocks, expected) => {
    expect(joinBlocks(blocks)).toEqual(expected);
  });

  it('keeps gaps, sorts, and returns the same objects for unjoined blocks', () => {
    const [late, early] = [block('11:00', '12:00'), block('09:00', '10:59')];
    const joined = joinBlocks([late, early]);
    expect(joined).toEqual([early, late]);
    expect(joined[0]).toBe(early);
  });

  it('leaves out empty, inverted and unreadable blocks', () => {
    expect(joinBlocks([block('09:00', '09:00'), block('10:00', '09:00'), { startISO: 'x', endISO: 'y' }])).toEqual([]);
  });

  it('keeps the covered time and leaves no blocks that meet', () => {
    const quarter = 15 * 60_000;
    const base = Date.parse('2026-10-01T00:00:00Z');
    const iso = (at: number) => new Date(base + at * quarter).toISOString();
    const span = fc
      .tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 40 }))
      .map(([start, length]) => ({ startISO: iso(start), endISO: iso(start + length) }));
    fc.assert(
      fc.property(fc.array(span, { maxLength: 60 }), (blocks) => {
        const joined = joinBlocks(blocks);
        expect(covered(joined)).toEqual(covered(blocks));
        for (const [index, next] of joined.slice(1).entries()) {
          expect(Date.parse(next.startISO)).toBeGreaterThan(Date.parse(joined[index]?.endISO ?? ''));
        }
        expect(joinBlocks(joined)).toEqual(joined);
      }),
    );

    function covered(blocks: readonly Span[]): number[] {
      const quarters = new Set<number>();
      for (const { startISO, endISO } of blocks) {
        for (let at = Date.parse(startISO); at < Date.parse(endISO); at += quarter) quarters.add(at);
      }
      return [...quarters].sort((a, b) => a - b);
    }
  });
});
