import { sydney, type WaitingReschedule } from '@tele/core';
import { isSignInError, MorePages, QueryBoundary, useFormat, useNow } from '@tele/kit';
import { Button, ButtonLink, Card, CardHeader, Skeleton, useMessages } from '@tele/ui';
import { useId } from 'react';
import { useWaitingReschedules } from './reschedule.data.ts';
import { rescheduleMessages } from './reschedule.messages.ts';
import './ReschedulesToAnswer.css';

export interface ReschedulesToAnswerProps {
  viewHref?: (rescheduleId: string) => string;
  onView?: (rescheduleId: string) => void;
}

/** Reschedule requests on inbox and dashboard. Renders nothing without any, but shows load errors. */
export const ReschedulesToAnswer = (view: ReschedulesToAnswerProps) => {
  const t = useMessages(rescheduleMessages);
  const id = useId();
  const query = useWaitingReschedules();
  const { data, error, errorUpdateCount } = query;
  const now = useNow();
  // When signed out, the list next to it shows that.
  if (data === undefined && errorUpdateCount > 0 && !isSignInError(error)) {
    return (
      <div className="tele-moves">
        <QueryBoundary
          query={query}
          loading={<Skeleton shape="block" height={64} />}
          loadingLabel={t.loading}
          errorTitle={t.listNotLoaded}
        >
          {() => null}
        </QueryBoundary>
      </div>
    );
  }
  const waiting = data?.items.filter(({ answerBy }) => Date.parse(answerBy) > now.getTime()) ?? [];
  if (waiting.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id} className="tele-moves">
      <CardHeader title={t.list} titleId={id} />
      <MorePages query={query} shown={waiting.length}>
        <ul className="tele-moves__rows" aria-labelledby={id}>
          {waiting.map((reschedule) => (
            <Row key={reschedule.rescheduleId} reschedule={reschedule} {...view} />
          ))}
        </ul>
      </MorePages>
    </Card>
  );
};

const Row = ({ reschedule, viewHref, onView }: ReschedulesToAnswerProps & { reschedule: WaitingReschedule }) => {
  const t = useMessages(rescheduleMessages);
  const format = useFormat();
  const now = useNow();
  const id = useId();
  const { rescheduleId, patientName, fromISO, toISO, answerBy } = reschedule;
  const look = { size: 'sm', id: `${id}view`, 'aria-labelledby': `${id}view ${id}who` } as const;
  return (
    <li className="tele-moves__row">
      <div className="tele-moves__words">
        <strong id={`${id}who`} translate="no">
          {patientName}
        </strong>
        <span>
          {t.row({
            from: format.dayTime(fromISO, sydney, now),
            to: format.dayTimeWithZone(toISO, sydney, now),
          })}
        </span>
        <span className="tele-moves__quiet">{t.rowBy({ until: format.dayTimeWithZone(answerBy, sydney, now) })}</span>
      </div>
      {viewHref ? (
        <ButtonLink {...look} href={viewHref(rescheduleId)}>
          {t.view}
        </ButtonLink>
      ) : (
        <Button {...look} onClick={() => onView?.(rescheduleId)}>
          {t.view}
        </Button>
      )}
    </li>
  );
};
