import type { Payouts } from '@tele/core';
import { Money } from '@tele/kit';
import { Card, Notice, useMessages } from '@tele/ui';
import { payoutsMessages } from './payouts.messages.ts';
import './PayoutsScreen.css';

export const Balance = ({ balance }: Pick<Payouts, 'balance'>) => {
  const t = useMessages(payoutsMessages);
  if (balance === null) {
    return (
      <Notice tone="caution" title={t.unavailable} className="tele-payouts__part">
        {t.unavailableHint}
      </Notice>
    );
  }
  const numbers = [
    [t.available, balance.availableCents, t.availableHint],
    [t.pending, balance.pendingCents, t.pendingHint],
  ] as const;
  return (
    <Card as="section" aria-label={t.numbers} className="tele-payouts__part">
      <dl className="tele-payouts__numbers">
        {numbers.map(([term, cents, hint]) => (
          <div key={term} className="tele-payouts__number">
            <dt className="tele-payouts__quiet">{term}</dt>
            <dd>
              <Money cents={cents} className="tele-payouts__amount" />
              <span className="tele-payouts__quiet">{hint}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};
