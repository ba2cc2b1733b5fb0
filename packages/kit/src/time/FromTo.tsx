import { ArrowRightIcon, Icon } from '@tele/ui';
import { useFormat } from '../format/use-format.ts';
import { useNow } from '../provider/context.ts';
import './FromTo.css';

export interface FromToProps {
  /** Booked time, ISO instant in UTC, and its label. */
  fromISO: string;
  fromLabel: string;
  /** New time, ISO instant in UTC; null while none is chosen. */
  toISO: string | null;
  toLabel: string;
  /** Text before a new time is chosen. */
  emptyLabel?: string;
  zone: string;
}

/** Booked and requested times, side by side. The booked one never looks cancelled: it stays until a reply. */
export const FromTo = ({ fromISO, fromLabel, toISO, toLabel, emptyLabel, zone }: FromToProps) => {
  const format = useFormat();
  const now = useNow();
  const words = (iso: string) => (
    <>
      <span className="tele-from-to__day">{format.day(iso, zone, now)}</span>
      {/* Read out as one line. */}
      <span className="tele-from-to__time">
        <span className="tele-visually-hidden">, </span>
        <span translate="no">{format.timeWithZone(iso, zone)}</span>
      </span>
    </>
  );
  return (
    <dl className="tele-from-to">
      <div className="tele-from-to__side" data-old>
        <dt>{fromLabel}</dt>
        <dd>{words(fromISO)}</dd>
      </div>
      <div className="tele-from-to__side">
        <dt>{toLabel}</dt>
        <dd>
          {toISO === null ? <span className="tele-from-to__none">{emptyLabel}</span> : words(toISO)}
          <Icon icon={ArrowRightIcon} className="tele-from-to__arrow" />
        </dd>
      </div>
    </dl>
  );
};
