import { formatLongDay, limits, sydney, type IncomingSelection } from '@tele/core';
import { DateTile, Money, StatusPill, When } from '@tele/kit';
import { Card, DataList, DataRow, Heading, Tag } from '@tele/ui';
import { useId } from 'react';
import './RespondScreen.css';

export interface RequestFactsProps {
  selection: IncomingSelection;
}

/** What is asked for, and when in Sydney. Nothing here names the patient. */
export const RequestFacts = ({ selection }: RequestFactsProps) => {
  const id = useId();
  const { specialty, slotISO, reason, feeCapCents } = selection;
  return (
    <Card as="section" padded aria-label="Request">
      <div className="tele-respond__facts">
        <div className="tele-respond__between">
          <Tag>{specialty}</Tag>
          <StatusPill kind="candidate" status="PENDING" viewer="specialist" />
        </div>
        <div className="tele-respond__when">
          <DateTile iso={slotISO} zone={sydney} />
          <div className="tele-respond__time">
            <When className="tele-respond__clock" startISO={slotISO} zone={sydney} />
            <span className="tele-respond__quiet">{formatLongDay(slotISO, sydney)}, Sydney time</span>
          </div>
        </div>
        <section aria-labelledby={id} className="tele-respond__why">
          <Heading level={2} look="mini" id={id}>
            Reason
          </Heading>
          {reason ? (
            <blockquote className="tele-respond__reason">{reason}</blockquote>
          ) : (
            <p className="tele-respond__quiet">No reason given.</p>
          )}
        </section>
        <DataList>
          <DataRow term="Patient’s fee cap" strong>
            {feeCapCents === null ? 'None' : <Money cents={feeCapCents} whole />}
          </DataRow>
          <DataRow term="Length">{limits.appointmentMinutes} minutes</DataRow>
        </DataList>
      </div>
    </Card>
  );
};
