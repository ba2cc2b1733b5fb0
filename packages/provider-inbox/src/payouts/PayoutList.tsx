import { sydney, type Payouts, type PayoutStatus } from '@tele/core';
import { Money, useFormat, useNow } from '@tele/kit';
import {
  Card,
  CardBody,
  CardHeader,
  CheckIcon,
  CircleXIcon,
  ClockIcon,
  HourglassIcon,
  Pill,
  useMessages,
  WarningIcon,
  type IconSource,
  type PillTone,
} from '@tele/ui';
import { payoutsMessages } from './payouts.messages.ts';
import './PayoutsScreen.css';

const looks: Readonly<Record<PayoutStatus, { tone: PillTone; icon: IconSource }>> = {
  pending: { tone: 'outline', icon: ClockIcon },
  in_transit: { tone: 'info', icon: HourglassIcon },
  paid: { tone: 'positive', icon: CheckIcon },
  failed: { tone: 'critical', icon: WarningIcon },
  canceled: { tone: 'outline', icon: CircleXIcon },
};

export const PayoutList = ({ payouts }: { payouts: NonNullable<Payouts['payouts']> }) => {
  const t = useMessages(payoutsMessages);
  const format = useFormat();
  const now = useNow();
  const arrival = (status: PayoutStatus, arrivesAt: string): string => {
    const day = format.day(arrivesAt, sydney, now);
    if (status === 'paid') return t.arrived({ day });
    return status === 'failed' || status === 'canceled' ? t.expected({ day }) : t.arrives({ day });
  };
  return (
    <Card as="section" className="tele-payouts__part tele-payouts__list">
      <CardHeader title={t.list} />
      {payouts.length === 0 && <CardBody className="tele-payouts__quiet">{t.noPayouts}</CardBody>}
      <ul className="tele-payouts__rows" aria-label={t.list}>
        {payouts.map(({ payoutId, amountCents, status, arrivesAt }) => (
          <li key={payoutId} className="tele-payouts__row">
            <span className="tele-payouts__what">{arrival(status, arrivesAt)}</span>
            <span className="tele-payouts__state">
              <Pill {...looks[status]}>{t[`payout ${status}`]}</Pill>
            </span>
            <span className="tele-payouts__cents" data-net>
              <Money cents={amountCents} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
};
