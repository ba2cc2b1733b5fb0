import { formatCents, formatDayTime, limits, zoneAbbreviation } from '@tele/core';
import { CardSheet, errorText, useNow } from '@tele/kit';
import { Avatar, useMessages } from '@tele/ui';
import type { Worded } from '../screen/worded.ts';
import type { PickedSpecialist } from './PickReview.tsx';
import { submitMessages } from './submit.messages.ts';
import './SubmitSheet.css';

export interface SubmitSheetProps {
  worded: Worded;
  open: boolean;
  specialty: string;
  picked: readonly PickedSpecialist[];
  zone: string;
  onClose: () => void;
  /** Sends the request with this card. What it throws is shown under the card. */
  onPaymentMethod: (paymentMethodId: string) => Promise<void>;
}

/** 'Submit your request': the picks, the fee, the card (design section 6 'Payment sheet'). */
export const SubmitSheet = (props: SubmitSheetProps) => {
  const { worded, open, specialty, picked, zone, onClose, onPaymentMethod } = props;
  const t = useMessages(submitMessages);
  const now = useNow();
  const zones = t.zones({ zones: [...new Set(picked.map(({ slotISO }) => zoneAbbreviation(slotISO, zone)))] });
  const fee = formatCents(limits.bookingFeeCents);
  return (
    <CardSheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t.title}
      description={t.about({ ...worded, specialty, count: picked.length, zones })}
      submitLabel={t.submit({ fee })}
      busyLabel={t.submitting}
      amountCents={limits.bookingFeeCents}
      doneText={t.submitted}
      describeError={(error) => errorText(error, t.failed)}
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
          <span>{t.held}</span>
          <span>{fee}</span>
        </p>
      </div>
    </CardSheet>
  );
};
