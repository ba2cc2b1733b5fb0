import { sydney, type Payouts } from '@tele/core';
import { Money, useFormat, useNow } from '@tele/kit';
import { CardBody, CardFooter, DataList, DataRow, Link, useMessages } from '@tele/ui';
import { nextPayout } from './next-payout.ts';
import { payoutsMessages } from './payouts.messages.ts';
import { SetUpButton } from './SetUpButton.tsx';
import { useSetUp } from './use-set-up.ts';
import './PayoutsScreen.css';

export interface PayoutsSummaryProps {
  payouts: Payouts;
  href: string;
  goTo?: (url: string) => void;
}

export const PayoutsSummary = ({ payouts, href, goTo }: PayoutsSummaryProps) => {
  const { state, balance, asks } = payouts;
  const t = useMessages(payoutsMessages);
  const format = useFormat();
  const now = useNow();
  const setUp = useSetUp(goTo);
  const next = nextPayout(payouts);
  const missing = {
    NONE: t.noneText,
    INCOMPLETE: asks.length > 0 ? t.incompleteText : t.incompleteChecking,
    RESTRICTED: t.restrictedText,
    ACTIVE: null,
  }[state];
  return (
    <>
      <CardBody>
        {missing !== null && (
          <>
            <p className="tele-payouts__text">{missing}</p>
            <SetUpButton setUp={setUp} label={state === 'NONE' ? t.onboard : t.goOn} />
          </>
        )}
        {state === 'ACTIVE' && balance === null && <p className="tele-payouts__quiet">{t.unavailable}</p>}
        {state === 'ACTIVE' && balance !== null && (
          <DataList align="end">
            <DataRow term={t.available}>
              <Money cents={balance.availableCents} />
            </DataRow>
            <DataRow term={t.pending}>
              <Money cents={balance.pendingCents} />
            </DataRow>
            {next && (
              <DataRow term={t.nextArrives({ day: format.day(next.arrivesAt, sydney, now) })}>
                <Money cents={next.amountCents} />
              </DataRow>
            )}
          </DataList>
        )}
      </CardBody>
      {state !== 'NONE' && (
        <CardFooter className="tele-payouts__all">
          <Link look="quiet" href={href}>
            {t.all}
          </Link>
        </CardFooter>
      )}
    </>
  );
};
