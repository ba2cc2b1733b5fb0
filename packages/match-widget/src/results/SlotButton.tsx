import { useFormat } from '@tele/kit';
import { CheckIcon, Icon } from '@tele/ui';
import { memo } from 'react';
import './SlotButton.css';

export interface SlotButtonProps {
  /** Start, an ISO instant in UTC. */
  slotISO: string;
  zone: string;
  /** Its name read out: time with zone, day, and whose it is. */
  label: string;
  picked: boolean;
  disabled: boolean;
  /** The one of its day that Tab reaches. */
  tabStop: boolean;
  onPick: (slotISO: string) => void;
}

/** One time of one specialist. */
export const SlotButton = memo(function SlotButton(props: SlotButtonProps) {
  const format = useFormat();
  const { slotISO, zone, label, picked, disabled, tabStop, onPick } = props;
  return (
    <button
      type="button"
      className="tele-slot"
      aria-pressed={picked}
      aria-label={label}
      disabled={disabled}
      tabIndex={tabStop ? 0 : -1}
      data-slot={slotISO}
      onClick={() => onPick(slotISO)}
    >
      {picked && <Icon icon={CheckIcon} size="sm" />}
      <span translate="no">{format.time(slotISO, zone)}</span>
    </button>
  );
});
