import type { DayKey } from '@tele/core';
import type { Cell } from './cursor.ts';
import { rowCount } from './rows.ts';

/** The cell of a canvas at a point of the window; the nearest one for a point beside it. */
export const cellAt = (canvas: HTMLElement, days: readonly DayKey[], x: number, y: number): Cell => {
  const box = canvas.getBoundingClientRect();
  const col = Math.min(days.length - 1, Math.max(0, Math.floor(((x - box.left) / box.width) * days.length)));
  const row = Math.min(rowCount - 1, Math.max(0, Math.floor(((y - box.top) / box.height) * rowCount)));
  return { day: days[col] ?? '', row };
};
