import { Card, CardBody, CardHeader, useMessages } from '@tele/ui';
import { payoutsMessages } from './payouts.messages.ts';
import { SetUpButton } from './SetUpButton.tsx';
import type { SetUp } from './use-set-up.ts';
import './PayoutsScreen.css';

export const SetUpCard = ({ setUp }: { setUp: SetUp }) => {
  const t = useMessages(payoutsMessages);
  const steps = [
    [t.haveReady, t.haveReadyHint],
    [t.atStripe, t.atStripeHint],
    [t.thenActive, t.thenActiveHint],
  ] as const;
  return (
    <Card as="section" className="tele-payouts__card">
      <CardHeader title={t.noneTitle} />
      <CardBody>
        <p className="tele-payouts__text">{t.noneText}</p>
        <ol className="tele-payouts__steps">
          {steps.map(([step, hint]) => (
            <li key={step} className="tele-payouts__step">
              <strong>{step}</strong>
              <span className="tele-payouts__quiet">{hint}</span>
            </li>
          ))}
        </ol>
        <SetUpButton primary setUp={setUp} label={t.setUp} />
      </CardBody>
    </Card>
  );
};
