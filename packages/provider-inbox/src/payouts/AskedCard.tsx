import { sydney, type Payouts } from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { Card, CardBody, CardHeader, useMessages } from '@tele/ui';
import { askedFor } from './asked-for.ts';
import { askedForMessages, payoutsMessages } from './payouts.messages.ts';
import { SetUpButton } from './SetUpButton.tsx';
import type { SetUp } from './use-set-up.ts';
import './PayoutsScreen.css';

export interface AskedCardProps {
  payouts: Payouts;
  setUp: SetUp;
}

export const AskedCard = ({ payouts, setUp }: AskedCardProps) => {
  const { state, asks, asksBy } = payouts;
  const t = useMessages(payoutsMessages);
  const names = useMessages(askedForMessages);
  const format = useFormat();
  const now = useNow();
  const title = { RESTRICTED: t.restrictedTitle, ACTIVE: t.moreTitle, INCOMPLETE: t.incompleteTitle, NONE: '' }[state];
  const incomplete = asks.length > 0 ? t.incompleteText : t.incompleteChecking;
  const text = { RESTRICTED: t.restrictedText, ACTIVE: t.moreText, INCOMPLETE: incomplete, NONE: '' }[state];
  return (
    <Card as="section" className="tele-payouts__card">
      <CardHeader title={title} />
      <CardBody>
        <p className="tele-payouts__text">{text}</p>
        {asks.length > 0 && (
          <>
            <p className="tele-payouts__asked">
              {asksBy === null ? t.neededNow : t.askedBy({ day: format.day(asksBy, sydney, now) })}
            </p>
            <ul className="tele-payouts__asks">
              {askedFor(asks).map((kind) => (
                <li key={kind}>{names[kind]}</li>
              ))}
            </ul>
          </>
        )}
        <SetUpButton setUp={setUp} label={t.goOn} />
      </CardBody>
    </Card>
  );
};
