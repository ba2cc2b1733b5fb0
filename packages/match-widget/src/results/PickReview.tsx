import { type SlotPick, type Specialist } from '@tele/core';
import { useNow, useFormat } from '@tele/kit';
import { Avatar, CloseIcon, IconButton, useMessages } from '@tele/ui';
import type { WordingArgs } from '../screen/worded.ts';
import { picksMessages } from './picks.messages.ts';
import './PickReview.css';

export interface PickedSpecialist extends SlotPick {
  specialist: Specialist;
}

export interface PickReviewProps {
  worded: WordingArgs;
  picked: readonly PickedSpecialist[];
  zone: string;
  onRemove: (specialistId: string) => void;
}

export const PickReview = ({ worded, picked, zone, onRemove }: PickReviewProps) => {
  const t = useMessages(picksMessages);
  const format = useFormat();
  const now = useNow();
  return (
    <>
      <ul className="tele-pick-review">
        {picked.map(({ specialistId, slotISO, specialist }) => (
          <li key={specialistId} className="tele-pick-review__row">
            <Avatar name={specialist.name} photoUrl={specialist.photoSmallUrl ?? specialist.photoUrl} size={34} />
            <div className="tele-pick-review__text">
              <div className="tele-pick-review__name" translate="no">
                {specialist.name}
              </div>
              <div className="tele-pick-review__when" translate="no">
                {format.dayTimeWithZone(slotISO, zone, now)}
              </div>
            </div>
            <IconButton
              size="sm"
              icon={CloseIcon}
              label={t.remove({ name: specialist.name })}
              onClick={() => onRemove(specialistId)}
            />
          </li>
        ))}
      </ul>
      <p className="tele-pick-review__note">{t.firstIsBooked({ ...worded, count: picked.length })}</p>
    </>
  );
};
