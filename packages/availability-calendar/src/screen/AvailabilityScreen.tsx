import { dayKey, type DayKey } from '@tele/core';
import { QueryBoundary, useDisplayZone, useLatest, useStore, useTele, type CountEvent } from '@tele/kit';
import { Button, Heading, Notice, useMessages } from '@tele/ui';
import { useCallback, useMemo, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { useAway } from './use-away.ts';
import { useBookings } from './use-bookings.ts';
import type { Draft } from '../draft/draft.ts';
import { useAvailability } from '../draft/use-availability.ts';
import { useDraft } from '../draft/use-draft.ts';
import type { WeeklyTable } from '../weekly/weekly-table.ts';
import { Calendar } from './Calendar.tsx';
import { CalendarLoading } from './CalendarLoading.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { screenMessages } from './screen.messages.ts';
import { Toolbar } from './Toolbar.tsx';
import { useEdits } from './use-edits.ts';
import { useLateParts } from './use-late-parts.ts';
import { useNarrow } from './use-narrow.ts';
import { openingDate, type View } from './view.ts';
import './AvailabilityScreen.css';

const stale = (draft: Draft) => (draft.theirs ? draft : null);

export interface AvailabilityScreenProps {
  titleRef?: Ref<HTMLHeadingElement>;
  /** Default: week, or day on narrow screens. */
  initialView?: View;
  /** Controlled view; omitted, the screen keeps its own. */
  view?: View;
  /** Receives the chosen view. With `view` set, pass it back. */
  onViewChange?: (view: View) => void;
  /** Receives the first shown day, 'YYYY-MM-DD'. */
  onDateChange?: (date: DayKey) => void;
  /** Receives the number of saved times after a save. */
  onSaved?: (event: CountEvent) => void;
  /** First day shown, 'YYYY-MM-DD'. Default: today, but on Sundays the week that begins tomorrow. */
  initialDate?: DayKey;
  /** Initial display zone, an IANA name. Default: Sydney. */
  initialZone?: string;
  /** URL of an appointment by ID: adds a link to booking details. */
  appointmentHref?: (id: string) => string;
  /** Opens the appointment instead of the details here. */
  onOpenBooking?: (id: string) => void;
  weekly?: WeeklyTable;
}

/** Specialist's availability (spec section 2). Needs a TeleProvider. Hosts with a top bar set `--tele-sticky-top`. */
export const AvailabilityScreen = (props: AvailabilityScreenProps) => {
  const { titleRef, initialView, initialDate, initialZone, onSaved, weekly } = props;
  const { now } = useTele();
  const t = useMessages(screenMessages);
  const root = useRef<HTMLDivElement>(null);
  const narrow = useNarrow(root);
  const [zone, setZone] = useDisplayZone(initialZone);
  const today = dayKey(now().toISOString(), zone);
  const [ownView, setOwnView] = useState<View | null>(initialView ?? null);
  const [firstDay] = useState(today);
  const [chosenDate, setChosenDate] = useState<DayKey | null>(initialDate ?? null);
  const [later, setLater] = useState(false);
  const latest = useLatest(props);
  const setView = useCallback(
    (next: View): void => {
      setOwnView(next);
      latest.current.onViewChange?.(next);
    },
    [latest],
  );
  const setDate = useCallback(
    (next: DayKey): void => {
      setChosenDate(next);
      latest.current.onDateChange?.(next);
    },
    [latest],
  );
  const chosenView = props.view ?? ownView ?? (narrow ? 'day' : 'week');
  const view = narrow && chosenView === 'week' ? 'day' : chosenView;
  const { parts, failed: notLoaded, prepare, need } = useLateParts(view === 'month');
  const store = useStore(parts?.createDraftStore ?? null);
  const date = chosenDate ?? openingDate(view, firstDay);
  // Requested first as the smaller response, so one render draws both.
  const { bookings, failed } = useBookings(view, date);
  const { away, failed: noAway } = useAway();
  const query = useAvailability(root, parts && store && { store, service: parts.draftService }, (count) =>
    onSaved?.({ count }),
  );
  const staleDraft = useDraft(store, stale);
  const edits = useEdits({ store, create: parts?.createEdits, zone, blocks: query.data, need });
  const onKeyDown = (event: KeyboardEvent): void => {
    const inText = event.target instanceof HTMLElement && event.target.closest('input, textarea, select') !== null;
    if (inText || event.shiftKey || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    edits.undo();
  };
  const onWeekly = weekly?.onOpen;
  const tools = useMemo(() => {
    const retry = (): void => {
      setLater(false);
      store?.retry();
    };
    return (
      <>
        {parts && store && <parts.SaveStatus store={store} onRetry={retry} />}
        {onWeekly && (
          <Button onClick={onWeekly} data-weekly>
            {t.weekly}
          </Button>
        )}
      </>
    );
  }, [parts, store, onWeekly, t]);
  const inTable = weekly && query.data && (weekly.open ?? query.data.length === 0);
  return (
    <div ref={root} role="presentation" className="tele-availability" onKeyDown={onKeyDown}>
      <Heading ref={titleRef} level={1} tabIndex={titleRef ? -1 : undefined} className="tele-visually-hidden">
        {t.title}
      </Heading>
      {narrow !== null && !inTable && (
        <Toolbar
          view={view}
          date={date}
          today={today}
          zone={zone}
          narrow={narrow}
          onView={setView}
          onDate={setDate}
          onZone={setZone}
        >
          {tools}
        </Toolbar>
      )}
      {parts && store && <parts.SaveProblem store={store} />}
      {parts && query.data && <parts.NearBookings view={view} date={date} />}
      {notLoaded && <NotLoaded onRetry={need} />}
      {(failed || noAway) && (
        <Notice tone="neutral" compact className="tele-availability__notice">
          {failed ? t.noBookings : t.noAway}
        </Notice>
      )}
      <QueryBoundary query={query} loading={<CalendarLoading />} loadingLabel={t.loading} errorTitle={t.notLoaded}>
        {(blocks) => {
          if (narrow === null) return null;
          if (inTable) return weekly.render({ blocks, away, edits, onPrepare: prepare });
          return (
            <>
              {blocks.length === 0 && <p className="tele-availability__empty">{t.empty}</p>}
              <Calendar
                view={view}
                date={date}
                zone={zone}
                narrow={narrow}
                blocks={blocks}
                bookings={bookings}
                away={away}
                edits={edits}
                parts={parts}
                onNear={notLoaded ? null : prepare}
                onNeed={need}
                appointmentHref={props.appointmentHref}
                onOpenBooking={props.onOpenBooking}
                onView={setView}
                onDate={setDate}
              />
            </>
          );
        }}
      </QueryBoundary>
      {parts && store && staleDraft && !later && (
        <parts.StaleDialog
          draft={staleDraft}
          zone={zone}
          onKeepMine={store.keepMine}
          onTakeTheirs={store.takeTheirs}
          onLater={() => setLater(true)}
        />
      )}
    </div>
  );
};
