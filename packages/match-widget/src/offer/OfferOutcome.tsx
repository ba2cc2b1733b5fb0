import { cancellingMoney, type Offer } from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { CardIcon, UndoIcon, useMessages } from '@tele/ui';
import { OutcomeRow, OutcomeRows } from '../outcome/OutcomeRows.tsx';
import { worded } from '../screen/worded.ts';
import { offerMessages } from './offer.messages.ts';

export interface OfferOutcomeProps {
  offer: Offer;
  /** The time it is accepted for, ISO. */
  slotISO: string;
  zone: string;
}

const day = 24 * 60 * 60_000;

/** What happens to the fee of an offer: charged now, refunded when somebody cancels (product.md 'Money', design section 10 'o'). */
export const OfferOutcome = ({ offer, slotISO, zone }: OfferOutcomeProps) => {
  const t = useMessages(offerMessages);
  const format = useFormat();
  const now = useNow();
  const { feeCents, offerId, specialist, request } = offer;
  const inTime = cancellingMoney({ chosenSlotISO: slotISO, offerId }, 'patient', now) === 'offer-refunded';
  const latest = format.dayTimeWithZone(new Date(Date.parse(slotISO) - day).toISOString(), zone, now);
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
