import { dayKey, type Slot } from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { CircleCheckIcon, Icon, useFieldControl, useMessages } from '@tele/ui';
import { useState } from 'react';
import { PickerSkeleton } from '../results/PickerSkeleton.tsx';
import { SlotPicker, type PickerPlace } from '../results/SlotPicker.tsx';
import { SlotsFailed } from '../results/SlotsFailed.tsx';
import { useListLayout } from '../results/use-list-width.ts';
import { rescheduleMessages } from './reschedule.messages.ts';
import './RescheduleAppointmentSheet.css';

export interface TimesPartProps {
  name: string;
  slots: readonly Slot[] | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
  toISO: string | null;
  zone: string;
  onValueChange: (toISO: string | null) => void;
}

export const TimesPart = (props: TimesPartProps) => {
  const { name, slots, error, isFetching, refetch, toISO, zone, onValueChange } = props;
  const t = useMessages(rescheduleMessages);
  const format = useFormat();
  const now = useNow();
  const { labelId, attributes } = useFieldControl({});
  const [list, { columns }] = useListLayout();
  const [place, setPlace] = useState<PickerPlace>({ day: null, page: null });
  return (
    <div
      ref={list}
      role="group"
      // Takes the focus until there are times.
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-describedby={attributes['aria-describedby']}
      data-invalid={attributes['aria-invalid'] || undefined}
      className="tele-reschedule-form__picker"
    >
      {slots === undefined &&
        (error ? (
          <SlotsFailed {...{ name, error }} retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <PickerSkeleton name={name} small={false} />
        ))}
      {slots?.length === 0 && <p className="tele-reschedule-form__none">{t.noTimes}</p>}
      {toISO !== null && (
        <span className="tele-reschedule-form__picked">
          <Icon icon={CircleCheckIcon} />
          <span translate="no">{format.dayTime(toISO, zone, now)}</span>
        </span>
      )}
      {slots !== undefined && slots.length > 0 && (
        <SlotPicker
          slots={slots}
          specialistName={name}
          pickedISO={toISO}
          full={false}
          zone={zone}
          today={dayKey(now.toISOString(), zone)}
          columns={columns}
          place={place}
          onPlaceChange={setPlace}
          onPick={(slotISO) => onValueChange(slotISO === toISO ? null : slotISO)}
        />
      )}
    </div>
  );
};
