import { describe, expect, it } from 'vitest';
import { moveCursor, spanOfCells } from './cursor.ts';
import { daysFrom } from './days.ts';

const week = daysFrom('2026-11-23', 7);
const at = { day: '2026-11-25', row: 6 };
const press = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false });

describe('moveCursor', () => {
  it.each([
    ['ArrowUp', { day: '2026-11-25', row: 5 }],
    ['ArrowDown', { day: '2026-11-25', row: 7 }],
    ['ArrowLeft', { day: '2026-11-24', row: 6 }],
    ['ArrowRight', { day: '2026-11-26', row: 6 }],
    ['Home', { day: '2026-11-23', row: 6 }],
    ['End', { day: '2026-11-29', row: 6 }],
    ['PageUp', { day: '2026-11-18', row: 6 }],
    ['PageDown', { day: '2026-12-02', row: 6 }],
  ])('goes with %s', (key, cell) => {
    expect(moveCursor(at, press(key), week)).toEqual(cell);
  });

  it('goes to the corners with Ctrl', () => {
    expect(moveCursor(at, press('Home', true), week)).toEqual({ day: '2026-11-23', row: 0 });
    expect(moveCursor(at, press('End', true), week)).toEqual({ day: '2026-11-29', row: 31 });
  });

  it('goes through the day with Home and End where one day is shown', () => {
    expect(moveCursor(at, press('Home'), ['2026-11-25'])).toEqual({ day: '2026-11-25', row: 0 });
    expect(moveCursor(at, press('End'), ['2026-11-25'])).toEqual({ day: '2026-11-25', row: 31 });
  });

  it('stays inside the hours and leaves other keys alone', () => {
    expect(moveCursor({ ...at, row: 0 }, press('ArrowUp'), week)).toEqual({ ...at, row: 0 });
    expect(moveCursor({ ...at, row: 31 }, press('ArrowDown'), week)).toEqual({ ...at, row: 31 });
    expect(moveCursor(at, press('a'), week)).toBeNull();
  });
});

describe('spanOfCells', () => {
  it('runs from the earlier cell to the end of the later one, whichever came first', () => {
    const span = { startISO: '2026-11-24T22:00:00.000Z', endISO: '2026-11-25T00:00:00.000Z' };
    const later = { day: '2026-11-25', row: 9 };
    expect(spanOfCells(at, later, 'Australia/Sydney')).toEqual(span);
    expect(spanOfCells(later, at, 'Australia/Sydney')).toEqual(span);
  });
});
