import { cancellingMoney, offerRefundUntil, type Offer } from '@tele/core';
import { OutcomeRow, OutcomeRows, useFormat, useNow } from '@tele/kit';
import { CardIcon, UndoIcon, useMessages } from '@tele/ui';
import { worded } from '../../../screen/worded.ts';
import { offerMessages } from './offer.messages.ts';

export interface OfferOutcomeProps {
  offer: Offer;
  slotISO: string;
  zone: string;
}

/** Fee outcome of an offer: charge and refunds (product.md 'Money', design section 10 'o'). */
export const OfferOutcome = ({ offer, slotISO, zone }: OfferOutcomeProps) => {
  const t = useMessages(offerMessages);
  const format = useFormat();
  const now = useNow();
  const { feeCents, offerId, specialist, request } = offer;
  const appointment = { chosenSlotISO: slotISO, offerId, acceptedAt: null };
  const inTime = cancellingMoney(appointment, 'patient', now).offerFee === 'refunded';
  const latest = format.dayTimeWithZone(offerRefundUntil(appointment), zone, now);
  return (
    <OutcomeRows>
      <OutcomeRow
        icon={CardIcon}
        title={t.chargedNow}
        text={t.chargedNowText(worded(request.profession))}
        cents={feeCents}
        isNow
      />
      {inTime ? (
        <OutcomeRow
          icon={UndoIcon}
          title={t.ifYouCancel}
          text={t.ifYouCancelUntil({ when: latest })}
          cents={feeCents}
        />
      ) : (
        <OutcomeRow icon={UndoIcon} title={t.ifYouCancelLate} text={t.ifYouCancelLateText} cents={0} />
      )}
      <OutcomeRow
        icon={UndoIcon}
        title={t.ifTheyCancel({ name: specialist.name })}
        text={t.ifTheyCancelText}
        cents={feeCents}
      />
    </OutcomeRows>
  );
};
