import { limits, sydney, type IncomingSelection } from '@tele/core';
import { DateTile, Money, StatusPill, useFormat, When } from '@tele/kit';
import { Card, DataList, DataRow, Heading, Notice, Tag, useMessages } from '@tele/ui';
import { useId } from 'react';
import type { AwayKind } from '../away.data.ts';
import { respondMessages } from './respond.messages.ts';
import './RespondScreen.css';

export interface RequestFactsProps {
  selection: IncomingSelection;
  /** What has come to stand at its time since it was picked. It can be accepted all the same. */
  away?: AwayKind;
}

/** What is asked for, and when in Sydney. Nothing here names the patient. */
export const RequestFacts = ({ selection, away = null }: RequestFactsProps) => {
  const t = useMessages(respondMessages);
  const format = useFormat();
  const id = useId();
  const { profession, specialty, slotISO, reason, feeCapCents } = selection;
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
            <When className="tele-respond__clock" startISO={slotISO} zone={sydney} />
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
            {feeCapCents === null ? t.noCap : <Money cents={feeCapCents} whole />}
          </DataRow>
          <DataRow term={t.length}>{t.minutes({ minutes: limits.appointmentMinutes })}</DataRow>
        </DataList>
      </div>
    </Card>
  );
};
