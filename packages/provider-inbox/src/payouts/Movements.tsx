import { sydney, type Payouts } from '@tele/core';
import { Money, When } from '@tele/kit';
import { Card, CardBody, CardHeader, CheckIcon, Pill, UndoIcon, useMessages, VisuallyHidden } from '@tele/ui';
import { payoutsMessages } from './payouts.messages.ts';
import './PayoutsScreen.css';

type Movement = Payouts['movements'][number];

/** A refund returns an earlier payment: with both, the columns add up. */
const withPayment = (movement: Movement): Movement[] =>
  movement.fate === 'refunded' ? [movement, { ...movement, fate: 'charged' }] : [movement];

export const Movements = ({ movements }: Pick<Payouts, 'movements'>) => {
  const t = useMessages(payoutsMessages);
  return (
    <Card as="section" className="tele-payouts__part tele-payouts__list">
      <CardHeader title={t.movements} />
      {movements.length === 0 && <CardBody className="tele-payouts__quiet">{t.noMovements}</CardBody>}
      {movements.length > 0 && (
        // Hidden: each row repeats these labels.
        <div className="tele-payouts__columns" aria-hidden="true">
          <span>{t.movement}</span>
          <span>{t.state}</span>
          <span>{t.paid}</span>
          <span>{t.ourFee}</span>
          <span>{t.toYou}</span>
        </div>
      )}
      <ul className="tele-payouts__rows" aria-label={t.movements}>
        {movements.flatMap(withPayment).map(({ offerId, slotISO, paidCents, ourFeeCents, receivesCents, fate }) => {
          const back = fate === 'refunded';
          const sign = back ? -1 : 1;
          return (
            <li key={`${offerId} ${fate}`} className="tele-payouts__row">
              <span className="tele-payouts__what">
                <When startISO={slotISO} zone={sydney} day />
              </span>
              <span className="tele-payouts__state">
                <Pill tone={back ? 'neutral' : 'positive'} icon={back ? UndoIcon : CheckIcon}>
                  {back ? t.refunded : t.charged}
                </Pill>
              </span>
              <span className="tele-payouts__cents">
                <span className="tele-payouts__term">{`${t.paid} `}</span>
                <Money cents={sign * paidCents} />
              </span>
              <span className="tele-payouts__cents">
                <span className="tele-payouts__term">{`${t.ourFee} `}</span>
                <Money cents={-sign * ourFeeCents} />
              </span>
              <span className="tele-payouts__cents" data-net>
                <VisuallyHidden>{`${t.toYou} `}</VisuallyHidden>
                <Money cents={sign * receivesCents} />
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
};
