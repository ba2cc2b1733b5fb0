import type { PayoutState, ProfessionId } from '@tele/core';
import { EmptyState, useMessages } from '@tele/ui';
import type { Target } from '../tabs/InboxHead.tsx';
import { TargetButton } from '../tabs/TargetButton.tsx';
import { makeOfferMessages } from './make-offer.messages.ts';

export interface PayoutsFirstProps {
  state: Exclude<PayoutState, 'ACTIVE'>;
  profession: ProfessionId;
  payouts: Target;
}

export const PayoutsFirst = ({ state, profession, payouts }: PayoutsFirstProps) => {
  const t = useMessages(makeOfferMessages);
  const paused = state === 'RESTRICTED';
  return (
    <EmptyState
      title={paused ? t.payoutsPaused : t.payoutsFirst}
      hint={paused ? t.payoutsPausedHint : t.payoutsFirstHint({ profession })}
      action={
        <TargetButton target={payouts} variant="primary">
          {paused ? t.toPayouts : t.setUp}
        </TargetButton>
      }
    />
  );
};
