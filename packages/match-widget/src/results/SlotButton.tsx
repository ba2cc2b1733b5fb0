import { useFormat } from '@tele/kit';
import { CheckIcon, Icon } from '@tele/ui';
import { memo } from 'react';
import './SlotButton.css';

export interface SlotButtonProps {
  slotISO: string;
  zone: string;
  label: string;
  picked: boolean;
  disabled: boolean;
  tabStop: boolean;
  onPick: (slotISO: string) => void;
}

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
