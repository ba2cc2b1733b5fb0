import { useFormat } from '@tele/kit';
import { dayKey, limits, type Slot } from '@tele/core';
import { CircleCheckIcon, Icon, useMessages } from '@tele/ui';
import { resultsMessages } from './results.messages.ts';
import './PickLine.css';

export interface PickLineProps {
  /** The earliest free slot. */
  next: Slot;
  /** Names the day; times below are picked. */
  dayOnly: boolean;
  pickedISO: string | null;
  full: boolean;
  zone: string;
  specialistName: string;
  now: Date;
  onPick: (slotISO: string) => void;
  onSkip: () => void;
}

export const PickLine = (props: PickLineProps) => {
  const { next, dayOnly, pickedISO, full, zone, specialistName, now, onPick, onSkip } = props;
  const nextISO = next.startISO;
  const t = useMessages(resultsMessages);
  const format = useFormat();
  if (full) return <p className="tele-pick-line__full">{t.full({ max: limits.maxPicks })}</p>;
  if (dayOnly && pickedISO === null) {
    const isToday = dayKey(nextISO, zone) === dayKey(now.toISOString(), zone);
    return (
      <span className="tele-pick-line__next">
        {isToday
          ? t.nextToday
          : t.next({
              day: (
                <span key="day" translate="no">
                  {format.day(nextISO, zone, now)}
                </span>
              ),
            })}
      </span>
    );
  }
  return (
    <div className="tele-pick-line">
      {pickedISO !== null && (
        <span key="picked" className="tele-pick-line__picked">
          <Icon icon={CircleCheckIcon} />
          <span translate="no">{format.dayTime(pickedISO, zone, now)}</span>
        </span>
      )}
      {/* One button for both states, so it keeps focus. */}
      <button
        key="button"
        type="button"
        className="tele-pick-line__button"
        data-picked={pickedISO !== null || undefined}
        aria-label={
          pickedISO === null
            ? t.nextAvailableOf({ name: specialistName, when: format.dayTimeWithZone(nextISO, zone, now) })
            : t.removePick({ name: specialistName, when: format.dayTimeWithZone(pickedISO, zone, now) })
        }
        onClick={() => onPick(pickedISO ?? nextISO)}
      >
        {pickedISO === null
          ? t.nextAvailable({ when: <b translate="no">{format.dayTime(nextISO, zone, now)}</b> })
          : t.remove}
      </button>
      {pickedISO !== null && (
        <button type="button" className="tele-pick-line__skip" onClick={onSkip}>
          {t.toSubmit}
        </button>
      )}
    </div>
  );
};
