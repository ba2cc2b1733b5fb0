import { addDays, addDaysInZone, wallTimeOf, wallTimeToInstant, type DayKey, type Span, dayMs } from '@tele/core';
import { spanOfCells, type Cell } from './cursor.ts';
import { rowMinutes } from './rows.ts';

export type BlockEnd = 'start' | 'end';

export type Drag =
  | { kind: 'select'; from: Cell; at: Cell }
  | { kind: 'move'; block: Span; from: Cell; at: Cell }
  | { kind: 'resize'; block: Span; end: BlockEnd; from: Cell; at: Cell };

const daysApart = (from: DayKey, to: DayKey): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** Instant shifted by days and rows on a zone's wall clock. */
function further(iso: string, days: number, rows: number, zone: string): string {
  const { dayKey, minutes } = wallTimeOf(addDaysInZone(iso, days, zone), zone);
  const wall = minutes + rows * rowMinutes;
  return wallTimeToInstant(addDays(dayKey, Math.floor(wall / 1440)), ((wall % 1440) + 1440) % 1440, zone);
}

export function movedBlock(block: Span, by: { days: number; rows: number }, zone: string): Span {
  const startISO = by.days === 0 && by.rows === 0 ? block.startISO : further(block.startISO, by.days, by.rows, zone);
  const length = Date.parse(block.endISO) - Date.parse(block.startISO);
  return { startISO, endISO: new Date(Date.parse(startISO) + length).toISOString() };
}

export function resizedBlock(
  { startISO, endISO }: Span,
  end: BlockEnd,
  by: { days: number; rows: number },
  zone: string,
): Span {
  const shortest = Math.min(rowMinutes * 60_000, Date.parse(endISO) - Date.parse(startISO));
  if (end === 'start') {
    const start = Math.min(Date.parse(further(startISO, by.days, by.rows, zone)), Date.parse(endISO) - shortest);
    return { startISO: new Date(start).toISOString(), endISO };
  }
  const last = Math.max(Date.parse(further(endISO, by.days, by.rows, zone)), Date.parse(startISO) + shortest);
  return { startISO, endISO: new Date(last).toISOString() };
}

export function dragSpan(drag: Drag, zone: string): Span {
  if (drag.kind === 'select') return spanOfCells(drag.from, drag.at, zone);
  const by = { days: daysApart(drag.from.day, drag.at.day), rows: drag.at.row - drag.from.row };
  return drag.kind === 'move' ? movedBlock(drag.block, by, zone) : resizedBlock(drag.block, drag.end, by, zone);
}
