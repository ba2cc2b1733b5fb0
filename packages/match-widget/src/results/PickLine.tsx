import { formatDayTime, formatDayTimeWithZone, limits } from '@tele/core';
import { CircleCheckIcon, Icon } from '@tele/ui';

export interface PickLineProps {
  /** The earliest free slot. */
  nextISO: string;
  pickedISO: string | null;
  full: boolean;
  zone: string;
  specialistName: string;
  now: Date;
  /** Picks, or takes the pick back. */
  onPick: (slotISO: string) => void;
}

/** 'Next available' in one press; once picked, the pick with Remove. */
export const PickLine = ({ nextISO, pickedISO, full, zone, specialistName, now, onPick }: PickLineProps) => {
  if (full) {
    return (
      <p className="tele-pick-line__full">
        {limits.maxPicks} of {limits.maxPicks} picked. Remove one to change.
      </p>
    );
  }
  return (
    <div className="tele-pick-line">
      {pickedISO !== null && (
        <span key="picked" className="tele-pick-line__picked">
          <Icon icon={CircleCheckIcon} />
          {formatDayTime(pickedISO, zone, now)}
        </span>
      )}
      {/* One button for both, so that the focus stays on it when the line changes. */}
      <button
        key="button"
        type="button"
        className="tele-pick-line__button"
        data-picked={pickedISO !== null || undefined}
        aria-label={
          pickedISO === null
            ? `Next available ${formatDayTimeWithZone(nextISO, zone, now)}, ${specialistName}`
            : `Remove ${specialistName}, ${formatDayTimeWithZone(pickedISO, zone, now)}`
        }
        onClick={() => onPick(pickedISO ?? nextISO)}
      >
        {pickedISO === null ? (
          <>
            Next available <b>{formatDayTime(nextISO, zone, now)}</b>
          </>
        ) : (
          'Remove'
        )}
      </button>
    </div>
  );
};
