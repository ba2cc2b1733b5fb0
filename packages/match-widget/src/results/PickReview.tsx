import { formatDayTimeWithZone, type SlotPick, type Specialist } from '@tele/core';
import { useNow } from '@tele/kit';
import { Avatar, CloseIcon, IconButton } from '@tele/ui';

export interface PickedSpecialist extends SlotPick {
  specialist: Specialist;
}

export interface PickReviewProps {
  picked: readonly PickedSpecialist[];
  zone: string;
  onRemove: (specialistId: string) => void;
}

/** The picks, each with a way to take it back. */
export const PickReview = ({ picked, zone, onRemove }: PickReviewProps) => {
  const now = useNow();
  return (
    <>
      <ul className="tele-pick-review">
        {picked.map(({ specialistId, slotISO, specialist }) => (
          <li key={specialistId} className="tele-pick-review__row">
            <Avatar name={specialist.name} photoUrl={specialist.photoUrl} size={34} />
            <div className="tele-pick-review__text">
              <div className="tele-pick-review__name">{specialist.name}</div>
              <div className="tele-pick-review__when">{formatDayTimeWithZone(slotISO, zone, now)}</div>
            </div>
            <IconButton
              size="sm"
              icon={CloseIcon}
              label={`Remove ${specialist.name}`}
              onClick={() => onRemove(specialistId)}
            />
          </li>
        ))}
      </ul>
      <p className="tele-pick-review__note">The first specialist to accept is booked. The others are released.</p>
    </>
  );
};
