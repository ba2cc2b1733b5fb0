import { sydney, type WaitingReschedule } from '@tele/core';
import { FromTo, useFormat, useNow } from '@tele/kit';
import { Card, DataList, DataRow, Heading, useMessages } from '@tele/ui';
import { useId } from 'react';
import { rescheduleMessages } from './reschedule.messages.ts';
import '../respond/RespondScreen.css';

export const RescheduleFacts = ({ reschedule }: { reschedule: WaitingReschedule }) => {
  const t = useMessages(rescheduleMessages);
  const format = useFormat();
  const now = useNow();
  const id = useId();
  const { fromISO, toISO, line, patientName: name, profession, feeCents, answerBy } = reschedule;
  return (
    <Card as="section" padded aria-label={t.asks({ name })}>
      <div className="tele-respond__facts">
        <FromTo fromISO={fromISO} fromLabel={t.booked} toISO={toISO} toLabel={t.newTime} zone={sydney} />
        {line && (
          <section aria-labelledby={id} className="tele-respond__why">
            <Heading level={2} look="mini" id={id}>
              {t.line}
            </Heading>
            <blockquote className="tele-respond__reason">{line}</blockquote>
          </section>
        )}
        <DataList>
          <DataRow term={t.fee({ profession })}>{t.unchanged({ fee: format.cents(feeCents) })}</DataRow>
          <DataRow term={t.answerBy} strong>
            {format.dayTimeWithZone(answerBy, sydney, now)}
          </DataRow>
        </DataList>
      </div>
    </Card>
  );
};
