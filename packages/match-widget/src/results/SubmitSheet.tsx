import { formatCents, formatDayTime, limits, zoneAbbreviation } from '@tele/core';
import { CardSheet, errorText, useNow } from '@tele/kit';
import { Avatar } from '@tele/ui';
import type { PickedSpecialist } from './PickReview.tsx';

export interface SubmitSheetProps {
  open: boolean;
  specialty: string;
  picked: readonly PickedSpecialist[];
  zone: string;
  onClose: () => void;
  /** Sends the request with this card. What it throws is shown under the card. */
  onPaymentMethod: (paymentMethodId: string) => Promise<void>;
}

/** 'Submit your request': the picks, the fee, the card (design section 6 'Payment sheet'). */
export const SubmitSheet = ({ open, specialty, picked, zone, onClose, onPaymentMethod }: SubmitSheetProps) => {
  const now = useNow();
  const many = picked.length === 1 ? '1 specialist' : `${picked.length} specialists`;
  const letters = [...new Set(picked.map(({ slotISO }) => zoneAbbreviation(slotISO, zone)))].join(' and ');
  return (
    <CardSheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Submit your request"
      description={`${specialty}, ${many}, times in ${letters}`}
      submitLabel={`Pay ${formatCents(limits.bookingFeeCents)} and submit`}
      busyLabel="Submitting…"
      amountCents={limits.bookingFeeCents}
      doneText="Request submitted."
      describeError={(error) => errorText(error, 'Failed to create request')}
      onPaymentMethod={onPaymentMethod}
    >
      <div className="tele-submit-summary">
        <ul className="tele-submit-summary__list">
          {picked.map(({ specialistId, slotISO, specialist }) => (
            <li key={specialistId} className="tele-submit-summary__row">
              <Avatar name={specialist.name} photoUrl={specialist.photoUrl} size={28} />
              <span className="tele-submit-summary__name">{specialist.name}</span>
              <span className="tele-submit-summary__when">{formatDayTime(slotISO, zone, now)}</span>
            </li>
          ))}
        </ul>
        <p className="tele-submit-summary__fee">
          <span>Booking fee, due now</span>
          <span>{formatCents(limits.bookingFeeCents)}</span>
        </p>
      </div>
    </CardSheet>
  );
};
