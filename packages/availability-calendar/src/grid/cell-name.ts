import { formatTimeWithZone, type DayKey, type Span } from '@tele/core';
import type { Away } from '../away/away.ts';
import { longDay, type GridWords } from './grid-names.ts';
import { rowStart } from './rows.ts';
import type { Timed } from './timed.ts';

export interface CellContent<Booking> {
  block: Timed | undefined;
  booking: Timed<Booking> | undefined;
  away: Timed<Away> | undefined;
  whole: boolean;
}

const meeting = <Item>(spans: readonly Timed<Item>[], start: number, end: number): Timed<Item> | undefined =>
  spans.find((span) => span.start < end && span.end > start);

export function cellContent<Booking>(
  cell: Span,
  blocks: readonly Timed[],
  bookings: readonly Timed<Booking>[],
  away: readonly Timed<Away>[] = [],
): CellContent<Booking> {
  const start = Date.parse(cell.startISO);
  const end = Date.parse(cell.endISO);
  const block = meeting(blocks, start, end);
  const whole = block !== undefined && block.start <= start && block.end >= end;
  return { block, booking: meeting(bookings, start, end), away: meeting(away, start, end), whole };
}

function cellState({ block, booking, away, whole }: CellContent<{ name: string }>, t: GridWords): string {
  if (booking) return t.cellBooked({ name: booking.item.name });
  if (away) return { off: t.cellOff, busy: t.cellBusy, kept: t.cellKept }[away.item.kind];
  if (!block) return t.cellEmpty;
  return whole ? t.cellFull : t.cellPart;
}

/** Accessible cell name: 'Sunday 4 October, 9:00 am AEDT, available'. */
export function cellName(
  { day, row }: { day: DayKey; row: number },
  zone: string,
  content: CellContent<{ name: string }>,
  t: GridWords,
  locale: string,
): string {
  const time = formatTimeWithZone(rowStart(day, row, zone), zone, locale).replaceAll('\u00A0', ' ');
  return t.cell({ day: longDay(day, locale), time, state: cellState(content, t) });
}
