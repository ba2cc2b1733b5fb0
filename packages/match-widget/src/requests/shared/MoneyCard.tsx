import { ReceiptButton, useFormat, useNow } from '@tele/kit';
import type { FeeFate } from '@tele/core';
import { Card, CardHeader, useMessages } from '@tele/ui';
import { hasReceipt } from './has-receipt.ts';
import { moneyMessages } from './money.messages.ts';
import './MoneyCard.css';

/** A fee: `paid` through Tele, with its status and date (ISO, UTC), or `payTo` this person directly. */
export type MoneyLine = {
  label: string;
  /** Integer cents, AUD. */
  cents: number;
} & ({ paid: { fate: FeeFate; sinceISO: string | null } } | { payTo: string });

export interface MoneyCardProps {
  /** The offerId or the selectionId of the booking. */
  appointmentId: string;
  lines: readonly MoneyLine[];
  zone: string;
}

export const MoneyCard = ({ appointmentId, lines, zone }: MoneyCardProps) => {
  const t = useMessages(moneyMessages);
  const format = useFormat();
  const now = useNow();
  const textOf = (line: MoneyLine): string => {
    if ('payTo' in line) return t.settled({ name: line.payTo });
    const { paid } = line;
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
              <div className="tele-money-card__what">{`${line.label} ${format.cents(line.cents)}`}</div>
              <div className="tele-money-card__state">{textOf(line)}</div>
            </div>
            {'paid' in line && hasReceipt(line.paid.fate) && line.cents > 0 && (
              <ReceiptButton appointmentId={appointmentId} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
};
