import { dayKey, type DayKey } from '@tele/core';
import { QueryBoundary, useDisplayZone, useLatest, useStore, useTele, type CountEvent } from '@tele/kit';
import { Heading, Notice, useMessages } from '@tele/ui';
import { useCallback, useMemo, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { useAway } from './use-away.ts';
import { useBookings } from './use-bookings.ts';
import type { Draft } from '../draft/draft.ts';
import { useAvailability } from '../draft/use-availability.ts';
import { useDraft } from '../draft/use-draft.ts';
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

/** The draft while it conflicts with a newer version; otherwise null. */
const stale = (draft: Draft) => (draft.theirs ? draft : null);

export interface AvailabilityScreenProps {
  /** The heading, which takes the focus by script when a route changes. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Week by default, day where there is little width. */
  initialView?: View;
  /** The view that the host wants; left out, the screen keeps it itself. */
  view?: View;
  /** Another view was chosen. With `view` given, the host answers by passing it. */
  onViewChange?: (view: View) => void;
  /** Other days were chosen: the first of them, 'YYYY-MM-DD'. */
  onDateChange?: (date: DayKey) => void;
  /** A save was taken; how many times there are now. */
  onSaved?: (event: CountEvent) => void;
  /** First day shown, 'YYYY-MM-DD'; today by default, and on a Sunday the week that begins tomorrow. */
  initialDate?: DayKey;
  /** Display zone to start with, an IANA name; Sydney by default. */
  initialZone?: string;
  /** Where an appointment is, by its id: adds a link to the details of a booked time. */
  appointmentHref?: (id: string) => string;
  /** Opens the appointment of a booked time in place of the details shown here. */
  onOpenBooking?: (id: string) => void;
}

/**
 * When a specialist can be booked: week, day and month (spec section 2 'Availability'). Stands under a TeleProvider. A host with a
 * bar at the top of its page tells its height by `--tele-sticky-top`, so that the heads of the days stay in sight below it.
 */
export const AvailabilityScreen = (props: AvailabilityScreenProps) => {
  const { titleRef, initialView, initialDate, initialZone, onSaved } = props;
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
  // Requested first: it is the smaller response, so that one render draws both.
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
  const status = useMemo(() => {
    if (!parts || !store) return null;
    const retry = (): void => {
      setLater(false);
      store.retry();
    };
    return <parts.SaveStatus store={store} onRetry={retry} />;
  }, [parts, store]);
  return (
    <div ref={root} role="presentation" className="tele-availability" onKeyDown={onKeyDown}>
      <Heading ref={titleRef} level={1} tabIndex={titleRef ? -1 : undefined} className="tele-visually-hidden">
        {t.title}
      </Heading>
      {narrow !== null && (
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
          {status}
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
