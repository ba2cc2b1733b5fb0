import { OfflineNotice, QueryBoundary, StatusPill } from '@tele/kit';
import { Notice, PageHeader, Spinner, useMessages } from '@tele/ui';
import type { Ref } from 'react';
import { usePayouts } from '../offers.data.ts';
import type { Target } from '../tabs/InboxHead.tsx';
import { AskedCard } from './AskedCard.tsx';
import { Balance } from './Balance.tsx';
import { FeesCard } from './FeesCard.tsx';
import { Movements } from './Movements.tsx';
import { PayoutList } from './PayoutList.tsx';
import { payoutsMessages } from './payouts.messages.ts';
import { PayoutsLoading } from './PayoutsLoading.tsx';
import { SetUpButton } from './SetUpButton.tsx';
import { SetUpCard } from './SetUpCard.tsx';
import { useChecking } from './use-checking.ts';
import { useSetUp } from './use-set-up.ts';
import './PayoutsScreen.css';

export interface PayoutsScreenProps {
  back: Target;
  titleRef?: Ref<HTMLHeadingElement>;
  /** Return from the payment provider: the account is checked. */
  fromStripe?: boolean;
  /** The provider returned the person because its link was used or expired. */
  again?: boolean;
  goTo?: (url: string) => void;
}

export const PayoutsScreen = (props: PayoutsScreenProps) => {
  const { back, titleRef, fromStripe = false, again = false, goTo } = props;
  const t = useMessages(payoutsMessages);
  const query = usePayouts();
  const setUp = useSetUp(goTo);
  const state = query.data?.state;
  const checking = useChecking({ back: fromStripe, state, askAgain: () => void query.refetch() });
  return (
    <div className="tele-payouts">
      <PageHeader
        title={
          <span className="tele-payouts__title">
            <span>{t.title}</span> {state && <StatusPill kind="payouts" status={state} />}
          </span>
        }
        titleRef={titleRef}
        crumb={{ label: t.back, ...back }}
      />
      {query.data && <OfflineNotice className="tele-payouts__part">{t.offline}</OfflineNotice>}
      <div role="status">
        {checking && (
          <p className="tele-payouts__checking">
            <Spinner label="" />
            <strong>{t.checking}</strong> <span className="tele-payouts__quiet">{t.checkingHint}</span>
          </p>
        )}
      </div>
      {again && state !== 'ACTIVE' && (
        <Notice
          tone="caution"
          title={t.linkOver}
          className="tele-payouts__part"
          actions={<SetUpButton setUp={setUp} label={t.newLink} />}
        >
          {t.linkOverHint}
        </Notice>
      )}
      <QueryBoundary query={query} loading={<PayoutsLoading />} loadingLabel={t.loading} errorTitle={t.notLoaded}>
        {(payouts) => (
          <>
            {!checking && payouts.state === 'NONE' && <SetUpCard setUp={setUp} />}
            {!checking && payouts.state !== 'NONE' && (payouts.state !== 'ACTIVE' || payouts.asks.length > 0) && (
              <AskedCard payouts={payouts} setUp={setUp} />
            )}
            {payouts.state !== 'NONE' && (payouts.state !== 'INCOMPLETE' || payouts.movements.length > 0) && (
              <div className="tele-payouts__part">
                <Balance balance={payouts.balance} />
                <Movements movements={payouts.movements} />
                {payouts.payouts && <PayoutList payouts={payouts.payouts} />}
                <p className="tele-payouts__quiet">{t.note}</p>
              </div>
            )}
            <FeesCard />
          </>
        )}
      </QueryBoundary>
    </div>
  );
};
