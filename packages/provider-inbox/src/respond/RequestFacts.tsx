import { endOf, limits, sydney, type IncomingSelection } from '@tele/core';
import { DateTile, StatusPill, useFormat, When } from '@tele/kit';
import { Card, DataList, DataRow, Heading, Notice, Tag, useMessages } from '@tele/ui';
import { useId } from 'react';
import type { AwayKind } from '../away.data.ts';
import { FeeCap } from '../FeeCap.tsx';
import { respondMessages } from './respond.messages.ts';
import './RespondScreen.css';

export interface RequestFactsProps {
  selection: IncomingSelection;
  /** Time off or a busy calendar at its time. It can still be accepted. */
  away?: AwayKind;
}

export const RequestFacts = ({ selection, away = null }: RequestFactsProps) => {
  const t = useMessages(respondMessages);
  const format = useFormat();
  const id = useId();
  const { profession, specialty, slotISO, reason, othersAsked, answerBy } = selection;
  return (
    <Card as="section" padded aria-label={t.request}>
      <div className="tele-respond__facts">
        <div className="tele-respond__between">
          <Tag>{specialty}</Tag>
          <StatusPill kind="candidate" status="PENDING" viewer="specialist" />
        </div>
        <div className="tele-respond__when">
          <DateTile iso={slotISO} zone={sydney} />
          <div className="tele-respond__time">
            <When
              className="tele-respond__clock"
              startISO={slotISO}
              endISO={endOf({ startISO: slotISO })}
              zone={sydney}
            />
            <span className="tele-respond__quiet">{t.sydneyTime({ day: format.longDay(slotISO, sydney) })}</span>
          </div>
        </div>
        {away !== null && (
          <Notice tone="caution" compact>
            {away === 'off' ? t.off : t.busy}
          </Notice>
        )}
        <section aria-labelledby={id} className="tele-respond__why">
          <Heading level={2} look="mini" id={id}>
            {t.reason}
          </Heading>
          {reason ? (
            <blockquote className="tele-respond__reason">{reason}</blockquote>
          ) : (
            <p className="tele-respond__quiet">{t.noReason}</p>
          )}
        </section>
        <DataList>
          <DataRow term={t.cap({ profession })} strong>
            <FeeCap selection={selection} />
          </DataRow>
          <DataRow term={t.length}>{t.minutes({ minutes: limits.appointmentMinutes })}</DataRow>
          {othersAsked !== undefined && (
            <DataRow term={t.alsoAsked}>{t.others({ count: othersAsked, profession })}</DataRow>
          )}
          {answerBy !== undefined && (
            <DataRow term={t.replyBy}>
              <When startISO={answerBy} zone={sydney} day />
            </DataRow>
          )}
        </DataList>
      </div>
    </Card>
  );
};
