import type { DayKey, Span } from '@tele/core';
import { useLocale, useMessages } from '@tele/ui';
import { memo, type CSSProperties, type RefObject } from 'react';
import type { Away } from '../away/away.ts';
import type { Booking } from '../bookings/booking.ts';
import { cellContent, cellName } from './cell-name.ts';
import { spanOfCells, type Cell } from './cursor.ts';
import { gridMessages } from './grid.messages.ts';
import { rowCount } from './rows.ts';
import type { Timed } from './timed.ts';
import './TimeGrid.css';

export interface GridCellsProps {
  days: readonly DayKey[];
  zone: string;
  cursor: Cell;
  selection: Span | null;
  blocks: readonly Timed[];
  bookings: readonly Timed<Booking>[];
  away: readonly Timed<Away>[];
  cursorRef: RefObject<HTMLDivElement | null>;
}

/** Only the cursor's row and its neighbours, placed by aria-rowindex: all 32 would be 200 DOM nodes. */
export const GridCells = memo(function GridCells(props: GridCellsProps) {
  const { days, zone, cursor, selection, blocks, bookings, away, cursorRef } = props;
  const t = useMessages(gridMessages);
  const locale = useLocale();
  const first = Math.max(0, cursor.row - 1);
  const last = Math.min(rowCount - 1, cursor.row + 1);
  const rows = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return (
    <div role="rowgroup" className="tele-time-grid__cells">
      {rows.map((row) => (
        <div
          key={row}
          role="row"
          aria-rowindex={row + 2}
          className="tele-time-grid__row"
          style={{ '--tele-grid-top': row } as CSSProperties}
        >
          {days.map((day, col) => {
            const span = spanOfCells({ day, row }, { day, row }, zone);
            const content = cellContent(span, blocks, bookings, away);
            const isCursor = day === cursor.day && row === cursor.row;
            return (
              <div
                key={day}
                ref={isCursor ? cursorRef : undefined}
                role="gridcell"
                aria-colindex={col + 1}
                aria-label={cellName({ day, row }, zone, content, t, locale)}
                aria-selected={selection !== null && isWithin(span, selection)}
                tabIndex={isCursor ? 0 : -1}
                data-cell={`${day} ${row}`}
                className="tele-time-grid__cell"
              />
            );
          })}
        </div>
      ))}
    </div>
  );
});

// Both are ISO instants in UTC, which sort chronologically.
const isWithin = (cell: Span, selection: Span): boolean =>
  cell.startISO >= selection.startISO && cell.endISO <= selection.endISO;
