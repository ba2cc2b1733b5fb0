import { describe, expect, it } from 'vitest';
import { editBlock } from './edit-block.ts';
import type { Span } from './free-slots.ts';

const now = new Date('2026-11-23T00:00:00Z');
const block = (from: string, to: string, day = '24'): Span => ({
  startISO: `2026-11-${day}T${from}:00.000Z`,
  endISO: `2026-11-${day}T${to}:00.000Z`,
});
const blocks = [block('01:00', '02:00'), block('04:00', '05:00'), block('06:07', '07:00')];
const target = blocks[1] as Span;
const edit = (change: Span, of = target) => editBlock({ blocks, target: of, change, now });

describe('editBlock', () => {
  it('moves and resizes one block and leaves the others', () => {
    const change = block('10:05', '10:10');
    expect(edit(change)).toEqual({
      type: 'edited',
      blocks: [block('01:00', '02:00'), block('06:07', '07:00'), change],
      block: change,
      joined: 0,
    });
  });

  it('joins overlapping or touching blocks and returns the joined block', () => {
    expect(edit(block('01:30', '06:10'))).toEqual({
      type: 'edited',
      blocks: [block('01:00', '07:00')],
      block: block('01:00', '07:00'),
      joined: 2,
    });
  });

  it('accepts a change without effect', () => {
    expect(edit(target)).toEqual({ type: 'edited', blocks, block: target, joined: 0 });
  });

  it.each([
    [block('05:00', '04:00'), 'end-before-start', 'end'],
    [block('05:00', '05:00'), 'end-before-start', 'end'],
    [block('05:00', '05:04'), 'too-short', 'end'],
    [block('05:01', '06:00'), 'off-step', 'start'],
    [block('05:00', '05:59'), 'off-step', 'end'],
    [block('04:00', '05:00', '22'), 'past', 'start'],
    [{ startISO: 'x', endISO: 'y' }, 'unreadable', 'start'],
  ])('refuses %j: %s', (change, fault, field) => {
    expect(edit(change)).toEqual({ type: 'refused', fault, field });
  });

  it('lets an end that was off the steps before stay there', () => {
    expect(edit(block('06:07', '07:30'), blocks[2])).toMatchObject({ type: 'edited', block: block('06:07', '07:30') });
    expect(edit(block('06:08', '07:00'), blocks[2])).toMatchObject({ fault: 'off-step', field: 'start' });
  });

  it('refuses a block that is no longer there', () => {
    expect(edit(block('10:00', '11:00'), block('04:00', '05:30'))).toMatchObject({
      fault: 'missing',
      field: null,
    });
  });
});
