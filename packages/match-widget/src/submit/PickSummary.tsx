import { useNow, useFormat } from '@tele/kit';
import { Avatar, useMessages } from '@tele/ui';
import { submitMessages } from './submit.messages.ts';
import './PickSummary.css';

/** A picked time with whom it is picked of. */
export interface SummaryPick {
  specialistId: string;
  slotISO: string;
  name: string;
  photoUrl: string | null;
}

export interface PickSummaryProps {
  picks: readonly SummaryPick[];
  /** Specialists whose time has been taken meanwhile: struck. */
  goneIds: readonly string[];
  zone: string;
}

/** What is asked for: each specialist with their time. */
export const PickSummary = ({ picks, goneIds, zone }: PickSummaryProps) => {
  const t = useMessages(submitMessages);
  const format = useFormat();
  const now = useNow();
  return (
    <ul className="tele-pick-summary" aria-label={t.picks}>
      {picks.map(({ specialistId, slotISO, name, photoUrl }) => {
        const gone = goneIds.includes(specialistId);
        return (
          <li key={specialistId} className="tele-pick-summary__row" data-gone={gone || undefined}>
            <Avatar name={name} photoUrl={photoUrl} size={28} />
            <span className="tele-pick-summary__name">{gone ? <s>{name}</s> : name}</span>
            <span className="tele-pick-summary__when">{gone ? t.gone : format.dayTime(slotISO, zone, now)}</span>
          </li>
        );
      })}
    </ul>
  );
};
