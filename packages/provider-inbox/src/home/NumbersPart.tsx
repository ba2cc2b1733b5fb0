import type { Wording } from '@tele/core';
import { QueryBoundary, useFormat, useNow } from '@tele/kit';
import { HomeCard } from '@tele/kit/screens';
import { Skeleton, useMessages } from '@tele/ui';
import type { ReactNode } from 'react';
import { PayoutNumber } from './PayoutNumber.tsx';
import type { ProviderHomeParts } from './provider-home.data.ts';
import { providerHomeMessages } from './provider-home.messages.ts';
import './NumbersPart.css';

interface NumberProps {
  term: string;
  value: ReactNode;
  hint: ReactNode;
}

const Number = ({ term, value, hint }: NumberProps) => (
  <div className="tele-work-numbers__one">
    <dt>{term}</dt>
    <dd>
      <strong className="tele-work-numbers__value">{value}</strong>
      <span className="tele-work-numbers__hint">{hint}</span>
    </dd>
  </div>
);

export interface NumbersPartProps extends Pick<ProviderHomeParts, 'news' | 'payouts'> {
  words: Wording;
}

/** Four numbers in a row, two by two when narrow: to reply to, this week, accepted and the next payout. */
export const NumbersPart = ({ news, payouts, words }: NumbersPartProps) => {
  const t = useMessages(providerHomeMessages);
  const format = useFormat();
  const now = useNow();
  return (
    <HomeCard label={t.numbers}>
      <QueryBoundary
        query={news}
        loading={
          <div className="tele-work-numbers__loading">
            <Skeleton shape="block" height={62} />
          </div>
        }
        loadingLabel={t.loading}
        errorTitle={t.failed}
      >
        {({ numbers }) =>
          numbers && (
            <dl className="tele-work-numbers">
              <Number
                term={t.toAnswer}
                value={numbers.toAnswer}
                hint={numbers.oldestAt === null ? t.noneWaits : t.oldest({ age: format.ago(numbers.oldestAt, now) })}
              />
              <Number
                term={t.thisWeek}
                value={numbers.thisWeek}
                hint={t.meetings({ count: numbers.thisWeek, words })}
              />
              <Number
                term={t.accepted}
                value={t.acceptedOf({ accepted: numbers.accepted, total: numbers.requests })}
                hint={numbers.filledByAnother > 0 && t.filledByAnother({ count: numbers.filledByAnother })}
              />
              <PayoutNumber payouts={payouts}>
                {({ value, hint }) => <Number term={t.nextPayout} value={value} hint={hint} />}
              </PayoutNumber>
            </dl>
          )
        }
      </QueryBoundary>
    </HomeCard>
  );
};
