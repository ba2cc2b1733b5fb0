import { formatStamp, formatWholeDollars, type Selection } from '@tele/core';
import { Card, CardBody, CardHeader, DataList, DataRow } from '@tele/ui';
import { bookingFeeText } from './booking-fee-text.ts';
import './RequestFacts.css';

export interface RequestFactsProps {
  selection: Selection;
  zone: string;
}

/** What was asked for. */
export const RequestFacts = ({ selection, zone }: RequestFactsProps) => (
  <Card as="section" aria-labelledby="request-facts">
    <CardHeader title="Request" titleId="request-facts" />
    <CardBody>
      <DataList>
        <DataRow term="Specialty">{selection.specialty}</DataRow>
        {selection.reason && <DataRow term="Reason">{selection.reason}</DataRow>}
        {selection.feeCapCents !== null && (
          <DataRow term="Maximum fee">{formatWholeDollars(selection.feeCapCents)}</DataRow>
        )}
        <DataRow term={selection.payment ? 'Sent' : 'Made'}>{formatStamp(selection.createdAt, zone)}</DataRow>
        <DataRow term="Booking fee">{bookingFeeText(selection.payment)}</DataRow>
        <DataRow term="Reference">
          <span className="tele-request-facts__reference">{selection.selectionId}</span>
        </DataRow>
      </DataList>
    </CardBody>
  </Card>
);
