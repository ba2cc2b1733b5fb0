import { addDays, type DayKey, type Span } from '@tele/core';
import { rowCount, rowStart } from './rows.ts';

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

/** Cursor target of a key; null for other keys. It may leave the shown days, which turns the page. */
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
    // With one day, row ends are the same cell: Home and End then move within the day.
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

export function spanOfCells(a: Cell, b: Cell, zone: string): Span {
  const [from, to] = isBefore(a, b) ? [a, b] : [b, a];
  return { startISO: rowStart(from.day, from.row, zone), endISO: rowStart(to.day, to.row + 1, zone) };
}
