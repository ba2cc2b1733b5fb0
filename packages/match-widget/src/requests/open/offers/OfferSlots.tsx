import type { Offer } from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { RadioCards, useMessages } from '@tele/ui';
import { offerMessages } from './offer.messages.ts';
import './OfferCard.css';

export interface OfferSlotsProps {
  offer: Offer;
  zone: string;
  chosenISO: string | null;
  disabled: boolean;
  onChoose: (slotISO: string) => void;
}

/** Times in the patient's zone. A time that is no longer free stays, disabled. */
export const OfferSlots = ({ offer, zone, chosenISO, disabled, onChoose }: OfferSlotsProps) => {
  const t = useMessages(offerMessages);
  const format = useFormat();
  const now = useNow();
  return (
    <RadioCards
      className="tele-offer-card__slots"
      label={t.times({ name: offer.specialist.name })}
      value={chosenISO}
      disabled={disabled}
      options={offer.slots.map(({ slotISO, isFree }) => {
        const day = format.day(slotISO, zone, now);
        return {
          value: slotISO,
          label: format.time(slotISO, zone),
          description: isFree ? day : `${day}. ${t.gone}`,
          disabled: !isFree,
        };
      })}
      onValueChange={onChoose}
    />
  );
};
