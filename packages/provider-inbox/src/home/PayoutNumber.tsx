import { sydney } from '@tele/core';
import { Money, useFormat, useNow } from '@tele/kit';
import { Skeleton, useMessages } from '@tele/ui';
import type { ReactNode } from 'react';
import { nextPayout } from '../payouts/next-payout.ts';
import type { ProviderHomeParts } from './provider-home.data.ts';
import { providerHomeMessages } from './provider-home.messages.ts';

export interface PayoutNumberProps extends Pick<ProviderHomeParts, 'payouts'> {
  children: (said: { value: ReactNode; hint: string }) => ReactNode;
}

/** Next payout with a hint. If unknown, it shows that without hiding the other numbers. */
export const PayoutNumber = ({ payouts: { data, isPending, fetchStatus }, children }: PayoutNumberProps) => {
  const t = useMessages(providerHomeMessages);
  const format = useFormat();
  const now = useNow();
  if (!data && isPending && fetchStatus === 'fetching')
    return children({ value: <Skeleton width={72} />, hint: '\u00a0' });
  if (!data || (data.state === 'ACTIVE' && data.payouts === null))
    return children({ value: '–', hint: t.payoutsUnknown });
  const next = nextPayout(data);
  if (next) {
    const day = format.day(next.arrivesAt, sydney, now);
    return children({ value: <Money cents={next.amountCents} />, hint: t.arrives({ day }) });
  }
  return children({ value: t.noPayout, hint: data.state === 'ACTIVE' ? t.nonePrepared : t.payoutsNotActive });
};
