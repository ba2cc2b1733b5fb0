import { limits, type DayKey, type Span } from '@tele/core';
import { useDirection, useMessages, VisuallyHidden, readingKey } from '@tele/ui';
import { useId, useMemo, useRef, type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject } from 'react';
import type { Away } from '../away/away.ts';
import type { Booking } from '../bookings/booking.ts';
import { AwayLayer } from './AwayLayer.tsx';
import { BlockLayer } from './BlockLayer.tsx';
import { BookingLayer } from './BookingLayer.tsx';
import { cellContent } from './cell-name.ts';
import { cellAt } from './cell-at.ts';
import { moveCursor, spanOfCells, type Cell } from './cursor.ts';
import { DayHeads } from './DayHeads.tsx';
import { EdgeNotice } from './EdgeNotice.tsx';
import { gridMessages } from './grid.messages.ts';
import { GridCells } from './GridCells.tsx';
import { HourGutter } from './HourGutter.tsx';
import type { listenForDrags } from './listen-for-drags.ts';
import { NowLine } from './NowLine.tsx';
import { placeBlocks } from './place-blocks.ts';
import { SelectionLayer } from './SelectionLayer.tsx';
import { timed, type Timed } from './timed.ts';
import { useCursor } from './use-cursor.ts';
import { useDrag } from './use-drag.ts';
import './TimeGrid.css';

export interface TimeGridProps {
  /** One or seven days. */
  days: readonly DayKey[];
  zone: string;
  today: DayKey;
  /** Current minute, epoch milliseconds. */
  now: number;
  label: string;
  blocks: readonly Timed[];
  bookings: readonly Timed<Booking>[];
  away: readonly Timed<Away>[];
  repeating: ReadonlySet<Span>;
  editing: Span | null;
  cursorRef: RefObject<HTMLDivElement | null>;
  /** Each new number moves focus back to the cursor. */
  focusSignal: number;
  /** Adds the drag listeners; null until its chunk has loaded. */
  listenForDrags: typeof listenForDrags | null;
  children?: ReactNode;
  headless?: boolean;
  onTurn: (day: DayKey) => void;
  onAdd: (span: Span) => void;
  onEdit: (block: Span) => void;
  onDelete: (block: Span) => void;
  onChange: (block: Span, change: Span) => void;
  onShift: (block: Span, by: { days: number; rows: number }, endOnly: boolean) => void;
  onBooking: (booking: Booking) => void;
  onEdge: (blocks: readonly Span[], edge: 'before' | 'after') => void;
}

const arrows: Readonly<Record<string, { days: number; rows: number }>> = {
  ArrowUp: { days: 0, rows: -1 },
  ArrowDown: { days: 0, rows: 1 },
  ArrowLeft: { days: -1, rows: 0 },
  ArrowRight: { days: 1, rows: 0 },
};

/** Half hours of one day or a week: keyboard grid, pointer canvas (design section 6 'Availability'). */
export const TimeGrid = (props: TimeGridProps) => {
  const { days, zone, today, now, label, blocks, bookings, away, editing, cursorRef, onTurn } = props;
  const t = useMessages(gridMessages);
  const direction = useDirection();
  const canvas = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const placed = useMemo(() => placeBlocks(blocks, days, zone), [blocks, days, zone]);
  const hidden = useMemo(() => placeBlocks(away, days, zone), [away, days, zone]);
  const booked = useMemo(() => placeBlocks(bookings, days, zone), [bookings, days, zone]);
  const shown = useMemo(() => timed([...new Set(placed.segments.map(({ item }) => item))]), [placed]);
  const { focusSignal } = props;
  const { cursor, anchor, go, forget } = useCursor({ days, today, cursorRef, focusSignal, onTurn });
  const blockOf = ({ dataset }: HTMLElement): Span | undefined =>
    placed.segments.find(({ item }) => item.startISO === dataset['block'])?.item;
  const drag = useDrag(canvas, props.listenForDrags, {
    days,
    direction,
    zone,
    blockOf,
    onDrop: (dropped, span) => {
      go(dropped.at, { focus: false });
      if (dropped.kind === 'select') props.onAdd(span);
      else props.onChange(dropped.block, span);
    },
  });
  const selection = useMemo(() => anchor && spanOfCells(anchor, cursor, zone), [anchor, cursor, zone]);
  const outlined = drag?.span ?? editing ?? selection;

  const open = (cell: Cell): void => {
    const span = spanOfCells(cell, cell, zone);
    const { block, booking } = cellContent(span, shown, bookings);
    if (booking) props.onBooking(booking.item);
    else if (block) props.onEdit(block.item);
    else props.onAdd(span);
  };
  const blockAtCursor = (): Span | undefined =>
    cellContent(spanOfCells(cursor, cursor, zone), shown, bookings).block?.item;
  const shift = (event: KeyboardEvent, key: string, by: { days: number; rows: number }): void => {
    const block = blockAtCursor();
    if (!block) return;
    event.preventDefault();
    if (event.shiftKey) props.onShift(block, { days: 0, rows: by.rows }, true);
    else {
      props.onShift(block, by, false);
      const next = moveCursor(cursor, { key, ctrlKey: false, metaKey: false }, days);
      if (next) go(next, { focus: true });
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const key = readingKey(event.key, direction);
    const arrow = arrows[key];
    if (event.altKey && arrow) return shift(event, key, arrow);
    if (event.altKey) return undefined;
    const next = moveCursor(cursor, { key, ctrlKey: event.ctrlKey, metaKey: event.metaKey }, days);
    if (next) go(next, { focus: true, extend: event.shiftKey });
    else if (event.key === 'Enter' || event.key === ' ') {
      if (selection) props.onAdd(selection);
      else open(cursor);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      const block = blockAtCursor();
      if (block) props.onDelete(block);
    } else if (event.key === 'Escape' && anchor) forget();
    else return undefined;
    return event.preventDefault();
  };
  const onCanvasClick = (event: MouseEvent<HTMLDivElement>): void => {
    if (!(event.target instanceof HTMLElement)) return;
    const element = event.target.closest('button') ?? event.target;
    const block = blockOf(element);
    const booking = booked.segments.find(({ item }) => item.id === element.dataset['booking'])?.item;
    if (booking) return props.onBooking(booking);
    if (block) return props.onEdit(block);
    if (event.target.closest('button, [role=dialog]')) return undefined;
    const cell = cellAt(event.currentTarget, { days, direction }, event.clientX, event.clientY);
    go(cell, { focus: false });
    return props.onAdd(spanOfCells(cell, cell, zone));
  };
  // Screen readers press a cell without a pointer.
  const onCellClick = (event: MouseEvent): void => {
    const [day, row] =
      (event.target instanceof HTMLElement ? event.target.dataset['cell'] : undefined)?.split(' ') ?? [];
    if (day === undefined || row === undefined) return;
    const cell = { day, row: Number(row) };
    go(cell, { focus: true });
    open(cell);
  };
  return (
    <div className="tele-time-grid" data-days={days.length} data-headless={props.headless || undefined}>
      <VisuallyHidden id={helpId}>{t.help}</VisuallyHidden>
      <div
        role="grid"
        aria-label={label}
        aria-rowcount={33}
        aria-colcount={days.length}
        aria-multiselectable="true"
        aria-describedby={helpId}
        className="tele-time-grid__grid"
        onKeyDown={onKeyDown}
        onClick={onCellClick}
      >
        <DayHeads days={days} today={today} headless={props.headless} />
        <GridCells
          days={days}
          zone={zone}
          cursor={cursor}
          selection={selection}
          blocks={shown}
          bookings={bookings}
          away={away}
          cursorRef={cursorRef}
        />
      </div>
      <EdgeNotice edge="before" hour={limits.calendarFirstHour} blocks={placed.before} onSelect={props.onEdge} />
      <HourGutter />
      {/* The grid above does the same by keyboard. */}
      <div
        ref={canvas}
        role="presentation"
        className="tele-time-grid__canvas"
        data-draws={props.listenForDrags !== null || undefined}
        data-dragging={drag?.kind}
        onClick={onCanvasClick}
      >
        {days.map((day, col) => (
          <span key={col} className="tele-time-grid__column" data-weekend={isWeekend(day) || undefined} />
        ))}
        <BlockLayer
          segments={placed.segments}
          zone={zone}
          repeating={props.repeating}
          now={now}
          label={t.availability({ dates: label })}
        />
        <AwayLayer segments={hidden.segments} />
        {outlined && (
          <SelectionLayer span={outlined} days={days} zone={zone}>
            {drag ? null : props.children}
          </SelectionLayer>
        )}
        <BookingLayer segments={booked.segments} zone={zone} now={now} label={t.bookings({ dates: label })} />
        <NowLine days={days} zone={zone} />
      </div>
      <EdgeNotice edge="after" hour={limits.calendarLastHour} blocks={placed.after} onSelect={props.onEdge} />
    </div>
  );
};

const isWeekend = (day: DayKey): boolean => [0, 6].includes(new Date(Date.parse(day)).getUTCDay());
