import { limits, type Offer } from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { offerMessages } from './offer.messages.ts';

export interface OfferEndingProps {
  offer: Offer;
  zone: string;
}

export const OfferEnding = ({ offer, zone }: OfferEndingProps) => {
  const t = useMessages(offerMessages);
  const format = useFormat();
  const now = useNow();
  const { status, expiresAt } = offer;
  if (status === 'WITHDRAWN') return <span>{t.withdrawn}</span>;
  if (status === 'LOST') return <span>{t.lost}</span>;
  if (status !== 'EXPIRED') return null;
  const when = format.dayTimeWithZone(expiresAt, zone, now);
  return <span>{t.expired({ when, minutes: limits.offerMinutes })}</span>;
};
