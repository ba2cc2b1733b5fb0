import { sydney, type Payouts } from '@tele/core';
import { Money, When } from '@tele/kit';
import { Card, CardBody, CardHeader, CheckIcon, Pill, UndoIcon, useMessages, VisuallyHidden } from '@tele/ui';
import { payoutsMessages } from './payouts.messages.ts';
import './PayoutsScreen.css';

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
        {movements.map(({ offerId, slotISO, paidCents, ourFeeCents, receivesCents, fate }) => {
          const back = fate === 'refunded';
          return (
            <li key={offerId} className="tele-payouts__row">
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
                <Money cents={paidCents} />
              </span>
              <span className="tele-payouts__cents">
                <span className="tele-payouts__term">{`${t.ourFee} `}</span>
                <Money cents={back ? 0 : -ourFeeCents} />
              </span>
              <span className="tele-payouts__cents" data-net>
                <VisuallyHidden>{`${t.toYou} `}</VisuallyHidden>
                <Money cents={back ? 0 : receivesCents} />
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
};
