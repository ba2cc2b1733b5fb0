import { dayKey, type Slot, type Specialist } from '@tele/core';
import { useFormat } from '@tele/kit';
import { SpecialistInfo } from '@tele/kit/screens';
import { Card, useFocusKept, useMessages } from '@tele/ui';
import { memo, useCallback, useId, useMemo, useState } from 'react';
import { PickLine } from './PickLine.tsx';
import { resultsMessages } from './results.messages.ts';
import { PickerSkeleton } from './PickerSkeleton.tsx';
import { SlotGrid } from './SlotGrid.tsx';
import { SlotPicker, type PickerPlace } from './SlotPicker.tsx';
import { SlotsFailed } from './SlotsFailed.tsx';
import { SpecialistSummary } from './SpecialistSummary.tsx';
import { timesOfDay } from './times-of-day.ts';
import type { ListLayout } from './use-list-width.ts';
import { useNearView } from './use-near-view.ts';
import './SpecialistCard.css';

export interface SpecialistCardProps {
  specialist: Specialist;
  slots: readonly Slot[] | undefined;
  /** Filtered by day or hour: there may be other times. */
  isPart?: boolean | undefined;
  error: Error | null;
  retrying: boolean;
  pickedISO: string | null;
  full: boolean;
  zone: string;
  /** Any instant of today; a new object re-renders every card. */
  today: Date;
  layout: ListLayout;
  /** Starts expanded as one of the first cards. */
  startsNear: boolean;
  onSoonest?: (() => void) | undefined;
  pageHref?: string | undefined;
  /** Opens the page; must be stable. */
  onOpenPage?: ((specialistId: string) => void) | undefined;
  onPick: (specialistId: string, slotISO: string) => void;
  onSkip: () => void;
  onRetry: (specialistId: string) => void;
}

/** Specialist with times; a pick re-renders only its card. Phone cards show the next times, distant ones the next. */
export const SpecialistCard = memo(function SpecialistCard(props: SpecialistCardProps) {
  const {
    specialist,
    slots,
    error,
    retrying,
    pickedISO,
    full,
    zone,
    today,
    layout,
    startsNear,
    onPick,
    onSkip,
    onRetry,
  } = props;
  const { specialistId, name } = specialist;
  const t = useMessages(resultsMessages);
  const format = useFormat();
  const headingId = useId();
  const [ref, near] = useNearView(startsNear);
  const [touched, setTouched] = useState(false);
  const [place, setPlace] = useState<PickerPlace>({ day: null, page: null });
  const pick = useCallback((slotISO: string) => onPick(specialistId, slotISO), [onPick, specialistId]);
  const next = slots?.[0];
  const { stacked } = layout;
  const open = stacked ? touched : near;
  const isBrief = stacked && !open;
  const shown = useMemo(
    () => (isBrief && slots ? timesOfDay(slots, pickedISO, zone) : []),
    [isBrief, slots, pickedISO, zone],
  );
  // 'Remove' disappears with the pick.
  const focus = useFocusKept(String(pickedISO === null));
  const openTimes = (): void => {
    setTouched(true);
    // The pressed button disappears; focus moves to the shown day.
    ref.current?.ownerDocument.defaultView?.requestAnimationFrame(() => {
      ref.current?.querySelector<HTMLElement>('[role="tab"][tabindex="0"]')?.focus();
    });
  };
  const info = {
    specialist,
    headingId,
    onSoonest: props.onSoonest,
    pageHref: props.pageHref,
    onOpenPage: props.onOpenPage,
  };
  return (
    <Card
      as="article"
      ref={ref}
      aria-labelledby={headingId}
      className="tele-specialist-card"
      selected={pickedISO !== null}
    >
      {stacked ? <SpecialistSummary {...info} open={open} /> : <SpecialistInfo {...info} />}
      <div {...focus} className="tele-specialist-card__pick" data-brief={stacked || undefined}>
        {slots === undefined &&
          (error ? (
            <SlotsFailed {...{ name, error, retrying }} onRetry={() => onRetry(specialistId)} />
          ) : (
            <PickerSkeleton name={name} small={stacked} />
          ))}
        {slots?.length === 0 && (
          <p className="tele-specialist-card__none">{props.isPart ? t.noSlotsLeft : t.noSlots}</p>
        )}
        {next !== undefined && (
          // Stays mounted whether the card is open or not, to keep focus.
          <PickLine
            {...{ next, pickedISO, full, zone, now: today, specialistName: name, onPick: pick, onSkip }}
            dayOnly={stacked}
          />
        )}
        {slots !== undefined && next !== undefined && isBrief && (
          <>
            <span className="tele-specialist-card__minutes">{t.minutes({ count: minutesOf(next) })}</span>
            <SlotGrid
              slots={shown}
              others={slots.length - shown.length}
              specialistName={name}
              {...{ pickedISO, full, zone }}
              columns={layout.nextColumns}
              rows={1}
              next={{
                startISO: next.startISO,
                label: t.nextAvailableOf({ name, when: format.dayTimeWithZone(next.startISO, zone, today) }),
              }}
              onMore={openTimes}
              onPick={pick}
            />
          </>
        )}
        {slots !== undefined && next !== undefined && open && (
          <SlotPicker
            slots={slots}
            specialistName={name}
            pickedISO={pickedISO}
            full={full}
            zone={zone}
            today={dayKey(today.toISOString(), zone)}
            columns={layout.columns}
            place={place}
            onPlaceChange={setPlace}
            onPick={pick}
          />
        )}
      </div>
    </Card>
  );
});

const minutesOf = ({ startISO, endISO }: Slot): number => (Date.parse(endISO) - Date.parse(startISO)) / 60_000;
