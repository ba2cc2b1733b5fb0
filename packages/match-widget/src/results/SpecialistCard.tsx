import { dayKey, type Slot, type Specialist } from '@tele/core';
import { SpecialistInfo } from '@tele/kit/screens';
import { Button, Card, ChevronDownIcon, useMessages } from '@tele/ui';
import { memo, useCallback, useId, useState } from 'react';
import { PickLine } from './PickLine.tsx';
import { resultsMessages } from './results.messages.ts';
import { PickerSkeleton } from './PickerSkeleton.tsx';
import { SlotPicker, type PickerPlace } from './SlotPicker.tsx';
import { SlotsFailed } from './SlotsFailed.tsx';
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

/** Specialist with times; a pick re-renders only its card. Untouched or distant cards show the next time only. */
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
  const headingId = useId();
  const [ref, near] = useNearView(startsNear);
  const [touched, setTouched] = useState(false);
  const [place, setPlace] = useState<PickerPlace>({ day: null, page: null });
  const pick = useCallback((slotISO: string) => onPick(specialistId, slotISO), [onPick, specialistId]);
  const next = slots?.[0]?.startISO;
  const open = layout.stacked ? touched : near;
  return (
    <Card
      as="article"
      ref={ref}
      aria-labelledby={headingId}
      className="tele-specialist-card"
      selected={pickedISO !== null}
    >
      <SpecialistInfo
        specialist={specialist}
        headingId={headingId}
        brief={layout.stacked && !open}
        onSoonest={props.onSoonest}
        pageHref={props.pageHref}
        onOpenPage={props.onOpenPage}
      />
      <div className="tele-specialist-card__pick" data-brief={(layout.stacked && !open) || undefined}>
        {slots === undefined &&
          (error ? (
            <SlotsFailed {...{ name, error, retrying }} onRetry={() => onRetry(specialistId)} />
          ) : (
            <PickerSkeleton name={name} small={layout.stacked} />
          ))}
        {slots?.length === 0 && (
          <p className="tele-specialist-card__none">{props.isPart ? t.noSlotsLeft : t.noSlots}</p>
        )}
        {next !== undefined && (
          // Stays mounted whether the card is open or not, to keep focus.
          <PickLine
            {...{ nextISO: next, pickedISO, full, zone, now: today, specialistName: name, onPick: pick, onSkip }}
          />
        )}
        {next !== undefined && !open && layout.stacked && (
          <Button size="sm" iconEnd={ChevronDownIcon} onClick={() => setTouched(true)}>
            <span>{t.moreTimes}</span>
            <span className="tele-visually-hidden">{t.moreTimesWhose({ name })}</span>
          </Button>
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
