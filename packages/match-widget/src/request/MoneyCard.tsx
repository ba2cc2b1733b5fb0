import { ReceiptButton, useFormat, useNow } from '@tele/kit';
import type { FeeFate } from '@tele/core';
import { Card, CardHeader, useMessages } from '@tele/ui';
import { moneyMessages } from './money.messages.ts';
import './MoneyCard.css';

/** Something that was paid for a booking, or will be. */
export interface MoneyLine {
  label: string;
  /** Integer cents, AUD. */
  cents: number;
  /** What has become of it, and since when (ISO, UTC); left out where it is settled between the two. */
  paid?: { fate: FeeFate; sinceISO: string | null };
}

export interface MoneyCardProps {
  /** The offerId or the selectionId of the booking. */
  appointmentId: string;
  lines: readonly MoneyLine[];
  /** The specialist, with whom the rest is settled. */
  name: string;
  zone: string;
}

/** What a booking costs its patient, with the receipt of what was charged (design section 10 'u'). */
export const MoneyCard = ({ appointmentId, lines, name, zone }: MoneyCardProps) => {
  const t = useMessages(moneyMessages);
  const format = useFormat();
  const now = useNow();
  const textOf = ({ paid }: MoneyLine): string => {
    if (!paid) return t.settled({ name });
    const when = paid.sinceISO === null ? null : format.dayTimeWithZone(paid.sinceISO, zone, now);
    return when === null ? t[paid.fate] : t.since({ fate: t[paid.fate], when });
  };
  return (
    <Card as="section" aria-labelledby="booking-money">
      <CardHeader title={t.title} titleId="booking-money" />
      <ul className="tele-money-card">
        {lines.map((line) => (
          <li key={line.label} className="tele-money-card__line">
            <div className="tele-money-card__text">
              <div className="tele-money-card__what">
                {line.label} {format.cents(line.cents)}
              </div>
              <div className="tele-money-card__state">{textOf(line)}</div>
            </div>
            {(line.paid?.fate === 'charged' || line.paid?.fate === 'refunded') && line.cents > 0 && (
              <ReceiptButton appointmentId={appointmentId} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
};
