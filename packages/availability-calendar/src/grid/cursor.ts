import { addDays, type DayKey, type Span } from '@tele/core';
import { rowCount, rowStart } from './rows.ts';

/** A cell of the grid. */
export interface Cell {
  day: DayKey;
  row: number;
}

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
}

const clampRow = (row: number): number => Math.min(rowCount - 1, Math.max(0, row));

/** Where a key takes the cursor, or null when it does not move it. It may leave the days shown: the grid then turns the page. */
export function moveCursor({ day, row }: Cell, press: KeyPress, days: readonly DayKey[]): Cell | null {
  const whole = press.ctrlKey || press.metaKey;
  const first = days[0] ?? day;
  const last = days.at(-1) ?? day;
  switch (press.key) {
    case 'ArrowUp':
      return { day, row: clampRow(row - 1) };
    case 'ArrowDown':
      return { day, row: clampRow(row + 1) };
    case 'ArrowLeft':
      return { day: addDays(day, -1), row };
    case 'ArrowRight':
      return { day: addDays(day, 1), row };
    // With one day shown, the ends of a row are the same cell: Home and End then go through the day.
    case 'Home':
      return { day: first, row: whole || days.length === 1 ? 0 : row };
    case 'End':
      return { day: last, row: whole || days.length === 1 ? rowCount - 1 : row };
    case 'PageUp':
      return { day: addDays(day, -days.length), row };
    case 'PageDown':
      return { day: addDays(day, days.length), row };
    default:
      return null;
  }
}

const isBefore = (a: Cell, b: Cell): boolean => a.day < b.day || (a.day === b.day && a.row <= b.row);

/** The time from the earlier of two cells to the end of the later one, in a zone. */
export function spanOfCells(a: Cell, b: Cell, zone: string): Span {
  const [from, to] = isBefore(a, b) ? [a, b] : [b, a];
  return { startISO: rowStart(from.day, from.row, zone), endISO: rowStart(to.day, to.row + 1, zone) };
}
