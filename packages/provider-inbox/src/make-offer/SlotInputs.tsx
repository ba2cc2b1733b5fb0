import { sydney, wallTimeToInstant } from '@tele/core';
import { DateInput, useFormat } from '@tele/kit';
import { CloseIcon, IconButton, Select, useFieldControl, useMessages } from '@tele/ui';
import { useId } from 'react';
import { makeOfferMessages } from './make-offer.messages.ts';
import { anyDay, minutesOf, noSlot, timesOfDay, type SlotEntry } from './slot-entry.ts';
import './OfferForm.css';

export interface SlotInputsProps {
  row: number;
  value: SlotEntry;
  /** First day that can be offered, YYYY-MM-DD. */
  min: string;
  onValueChange: (value: SlotEntry) => void;
}

export const SlotInputs = ({ row, value, min, onValueChange }: SlotInputsProps) => {
  const t = useMessages(makeOfferMessages);
  const format = useFormat();
  const id = useId();
  const { labelId } = useFieldControl({});
  const clears = row > 1 && (value.day !== '' || value.time !== '');
  return (
    <div role="group" aria-labelledby={labelId} className="tele-offer-form__slot">
      <DateInput
        id={`${id}date`}
        aria-label={t.date({ row })}
        placeholder={t.noDate}
        min={min}
        value={value.day}
        onValueChange={(day) => onValueChange({ ...value, day })}
      />
      <Select
        id={`${id}time`}
        aria-label={t.time({ row })}
        placeholder={t.noTime}
        value={value.time}
        onChange={(event) => onValueChange({ ...value, time: event.target.value })}
      >
        {timesOfDay.map((time) => (
          <option key={time} value={time}>
            {format.time(wallTimeToInstant(anyDay, minutesOf(time), sydney), sydney)}
          </option>
        ))}
      </Select>
      {clears && <IconButton icon={CloseIcon} label={t.clear({ row })} onClick={() => onValueChange(noSlot)} />}
    </div>
  );
};
