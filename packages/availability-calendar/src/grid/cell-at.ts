import type { DayKey } from '@tele/core';
import type { Cell } from './cursor.ts';
import { rowCount } from './rows.ts';

export interface Columns {
  days: readonly DayKey[];
  direction: 'ltr' | 'rtl';
}

/** Cell at a client point; the nearest one outside the canvas. */
export function cellAt(canvas: HTMLElement, { days, direction }: Columns, x: number, y: number): Cell {
  const box = canvas.getBoundingClientRect();
  const along = direction === 'rtl' ? box.right - x : x - box.left;
  const col = Math.min(days.length - 1, Math.max(0, Math.floor((along / box.width) * days.length)));
  const row = Math.min(rowCount - 1, Math.max(0, Math.floor(((y - box.top) / box.height) * rowCount)));
  return { day: days[col] ?? '', row };
}
