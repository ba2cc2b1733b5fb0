import { dayKey, mondayOf, type DayKey, type Span } from '@tele/core';
import { useAfter, useNow, useTele } from '@tele/kit';
import { Button, PlusIcon, useLocale, useMessages, useToast } from '@tele/ui';
import { memo, useMemo, useRef, useState } from 'react';
import type { Away } from '../away/away.ts';
import type { Booking } from '../bookings/booking.ts';
import { WeekStrip } from '../days/WeekStrip.tsx';
import { summariseDays } from '../days/day-summary.ts';
import { daysFrom } from '../grid/days.ts';
import { placeBlocks } from '../grid/place-blocks.ts';
import { repeatingAmong } from '../grid/repeating.ts';
import { TimeGrid } from '../grid/TimeGrid.tsx';
import { spansOn, timed, type Timed } from '../grid/timed.ts';
import { firstSpan } from './first-span.ts';
import type { LateParts } from './late.ts';
import { Legend } from './Legend.tsx';
import type { OpenPanel } from './open-panel.ts';
import { screenMessages } from './screen.messages.ts';
import type { Edits } from './use-edits.ts';
import { daysOf, viewTitle, type View } from './view.ts';
import './AvailabilityScreen.css';

/** Late code loads this long after the grid, so a later connection loss costs nothing. */
const preloadMs = 5_000;

export interface CalendarProps {
  view: View;
  date: DayKey;
  zone: string;
  narrow: boolean;
  blocks: readonly Span[];
  bookings: readonly Timed<Booking>[];
  away: readonly Timed<Away>[];
  edits: Edits;
  parts: LateParts | null;
  onNear: (() => void) | null;
  onNeed: () => void;
  appointmentHref: ((id: string) => string) | undefined;
  onOpenBooking: ((id: string) => void) | undefined;
  onView: (view: View) => void;
  onDate: (date: DayKey) => void;
}

export const Calendar = memo(function Calendar(props: CalendarProps) {
  const { view, date, zone, narrow, blocks, bookings, away, edits, parts, onDate } = props;
  const { now } = useTele();
  const t = useMessages(screenMessages);
  const locale = useLocale();
  const minute = useNow();
  const today = dayKey(minute.toISOString(), zone);
  const [panel, setPanel] = useState<OpenPanel | null>(null);
  const [closed, setClosed] = useState(0);
  const cursor = useRef<HTMLDivElement>(null);
  const toast = useToast();
  const preload = (): void => {
    toast.prepare();
    if (!parts) props.onNear?.();
  };
  useAfter(parts ? null : preloadMs, preload);
  const days = useMemo(() => daysOf(view, date), [view, date]);
  const week = useMemo(() => daysFrom(mondayOf(date), 7), [date]);
  const inMonth = view === 'month';
  const blocksTimed = useMemo(() => (inMonth ? [] : timed(spansOn(blocks, week, zone))), [blocks, inMonth, week, zone]);
  const repeating = useMemo(
    () =>
      repeatingAmong(
        blocksTimed.map(({ item }) => item),
        blocks,
      ),
    [blocksTimed, blocks],
  );
  const label = viewTitle(view, date, t, locale);
  const edited = panel?.kind === 'add' || panel?.kind === 'edit' ? panel.span : null;
  const isShown = (span: Span): boolean =>
    view !== 'month' && placeBlocks(timed([span]), days, zone).segments.length > 0;
  const asSheet = narrow || edited === null || !isShown(edited);
  const beside = edited !== null && !asSheet;
  const show = (next: OpenPanel | null): void => {
    // Focus first: removing the focused element forces a layout.
    if (!next && beside) cursor.current?.focus();
    setPanel(next);
    if (next) {
      // A toast would cover the sheet's footer; Ctrl+Z also undoes.
      toast.clear();
      toast.prepare();
      if (!parts) props.onNeed();
    } else setClosed((count) => count + 1);
  };
  const openBooking = (booking: Booking): void => {
    if (props.onOpenBooking) props.onOpenBooking(booking.id);
    else show({ kind: 'booking', booking });
  };
  const panels = panel && parts && (
    <parts.Panels
      panel={panel}
      blocks={blocks}
      zone={zone}
      asSheet={asSheet}
      edits={edits}
      appointmentHref={props.appointmentHref}
      onPanel={show}
    />
  );
  const hint = view === 'month' ? t.hintMonth : t.hintGrid;
  return (
    <div onPointerEnter={preload} onFocus={preload}>
      {narrow && view === 'day' && (
        <WeekStrip
          days={summariseDays({ days: week, blocks: blocksTimed, bookings, away, zone })}
          selected={date}
          today={today}
          onSelect={onDate}
        />
      )}
      <div className="tele-availability__card">
        {view === 'month' ? (
          parts && (
            <parts.MonthGrid
              date={date}
              today={today}
              zone={zone}
              label={label}
              blocks={blocks}
              bookings={bookings}
              away={away}
              onDate={onDate}
              onOpen={(day) => {
                onDate(day);
                props.onView('day');
              }}
            />
          )
        ) : (
          <TimeGrid
            days={days}
            zone={zone}
            today={today}
            now={minute.getTime()}
            label={label}
            blocks={blocksTimed}
            bookings={bookings}
            away={away}
            repeating={repeating}
            editing={edited}
            cursorRef={cursor}
            focusSignal={closed}
            headless={narrow}
            listenForDrags={parts?.listenForDrags ?? null}
            onTurn={onDate}
            onAdd={(span) => show({ kind: 'add', span })}
            onEdit={(span) => show({ kind: 'edit', span })}
            onDelete={(span) => show({ kind: 'delete', span })}
            onChange={edits.change}
            onShift={edits.shift}
            onBooking={openBooking}
            onEdge={(outside, edge) => show({ kind: 'edge', blocks: outside, edge })}
          >
            {beside && panels}
          </TimeGrid>
        )}
      </div>
      {!beside && panels}
      {narrow && view === 'day' && (
        <Button
          variant="primary"
          size="lg"
          iconStart={PlusIcon}
          className="tele-availability__add"
          onClick={() => show({ kind: 'add', span: firstSpan(date, zone, now()) })}
        >
          {t.add}
        </Button>
      )}
      <Legend hint={narrow ? null : hint} away={away.some(({ item }) => item.kind !== 'kept')} />
    </div>
  );
});
