import { useNow, useFormat } from '@tele/kit';
import { Avatar, useMessages } from '@tele/ui';
import { feeMessages } from '../fees/fee.messages.ts';
import { submitMessages } from './submit.messages.ts';
import './PickSummary.css';

export interface SummaryPick {
  specialistId: string;
  slotISO: string;
  name: string;
  photoUrl: string | null;
  feeFromCents: number | null;
}

export interface PickSummaryProps {
  picks: readonly SummaryPick[];
  /** Specialists whose time has been taken: struck through. */
  goneIds: readonly string[];
  zone: string;
}

export const PickSummary = ({ picks, goneIds, zone }: PickSummaryProps) => {
  const t = useMessages(submitMessages);
  const fees = useMessages(feeMessages);
  const format = useFormat();
  const now = useNow();
  return (
    <ul className="tele-pick-summary" aria-label={t.picks}>
      {picks.map(({ specialistId, slotISO, name, photoUrl, feeFromCents }) => {
        const gone = goneIds.includes(specialistId);
        const when = format.dayTime(slotISO, zone, now);
        const fee = feeFromCents === null ? fees.notListed : fees.from({ fee: format.cents(feeFromCents) });
        return (
          <li
            key={specialistId}
            className="tele-pick-summary__row"
            data-gone={gone || undefined}
            data-listed={(!gone && feeFromCents !== null) || undefined}
          >
            <Avatar name={name} photoUrl={photoUrl} size={34} />
            <span className="tele-pick-summary__who">
              <span className="tele-pick-summary__name" translate="no">
                {gone ? <s>{name}</s> : name}
              </span>
              <span className="tele-pick-summary__when" translate="no">
                {gone ? <s>{when}</s> : when}
              </span>
            </span>
            <span className="tele-pick-summary__fee">{gone ? t.gone : fee}</span>
          </li>
        );
      })}
    </ul>
  );
};
