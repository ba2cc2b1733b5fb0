import { formatLongDay, formatTime, formatTimeWithZone } from '@tele/core';
import { CheckIcon, Icon } from '@tele/ui';
import { memo } from 'react';

export interface SlotButtonProps {
  /** Start, an ISO instant in UTC. */
  slotISO: string;
  zone: string;
  /** Whose slot it is, for the accessible name. */
  specialistName: string;
  picked: boolean;
  disabled: boolean;
  /** The one of its day that Tab reaches. */
  tabStop: boolean;
  onPick: (slotISO: string) => void;
}

/** One time of one specialist. */
export const SlotButton = memo(function SlotButton(props: SlotButtonProps) {
  const { slotISO, zone, specialistName, picked, disabled, tabStop, onPick } = props;
  return (
    <button
      type="button"
      className="tele-slot"
      aria-pressed={picked}
      aria-label={`${formatTimeWithZone(slotISO, zone)}, ${formatLongDay(slotISO, zone)}, ${specialistName}`}
      disabled={disabled}
      tabIndex={tabStop ? 0 : -1}
      data-slot={slotISO}
      onClick={() => onPick(slotISO)}
    >
      {picked && <Icon icon={CheckIcon} size="sm" />}
      {formatTime(slotISO, zone)}
    </button>
  );
});
