import type { PayoutState } from '@tele/core';
import { Notice, useMessages } from '@tele/ui';
import type { Target } from '../tabs/InboxHead.tsx';
import { TargetButton } from '../tabs/TargetButton.tsx';
import { openRequestsMessages } from './open-requests.messages.ts';
import './OpenRequestsScreen.css';

export interface PayoutsNoticeProps {
  state: Exclude<PayoutState, 'ACTIVE'>;
  payouts: Target;
}

export const PayoutsNotice = ({ state, payouts }: PayoutsNoticeProps) => {
  const t = useMessages(openRequestsMessages);
  const paused = state === 'RESTRICTED';
  return (
    <Notice
      tone={paused ? 'caution' : 'info'}
      title={paused ? t.payoutsPaused : t.payoutsFirst}
      className="tele-open-requests__payouts"
      actions={<TargetButton target={payouts}>{paused ? t.toPayouts : t.setUp}</TargetButton>}
    >
      {paused ? t.payoutsPausedHint : t.payoutsFirstHint}
    </Notice>
  );
};
