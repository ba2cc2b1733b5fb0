import { limits, requestStage, requestStatus, type RequestStage, type Selection } from '@tele/core';
import { StatusPill, ZonePicker, type StatusPillProps } from '@tele/kit';
import { Button, Card, CardHeader, PageHeader, TrashIcon, type PageHeaderProps } from '@tele/ui';
import { useState } from 'react';
import { CandidateList } from '../candidate/CandidateList.tsx';
import { Split } from '../screen/Split.tsx';
import { worded } from '../screen/worded.ts';
import type { Booker } from '../submit/booker.data.ts';
import { SubmitSheet } from '../submit/SubmitSheet.tsx';
import { BookingCard } from './BookingCard.tsx';
import { EndedNotice } from './EndedNotice.tsx';
import { PayCard } from './PayCard.tsx';
import { RequestDialogs, type RequestAction } from './RequestDialogs.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import { RequestTracker } from './RequestTracker.tsx';
import './RequestDetail.css';

export interface RequestDetailProps {
  selection: Selection;
  zone: string;
  /** Level, crumb and title's ref of the page's head. */
  head: Pick<PageHeaderProps, 'level' | 'crumb' | 'titleRef'>;
  appointmentsHref?: string;
  findHref?: string;
  onFind?: () => void;
  onZoneChange: (zone: string) => void;
  cancel: RequestAction;
  remove: RequestAction;
  /** Settles when it is done, with whether it went well. */
  onCancel: () => Promise<boolean>;
  onDelete: () => Promise<boolean>;
  /** Forgets what went wrong with either before. */
  onForget: () => void;
  booker: Booker;
  onPaymentMethod: (paymentMethodId: string) => Promise<void>;
}

/** Paid or not says little of a request that has ended, so its selection's word is shown then. */
const pillOf = (selection: Selection, stage: RequestStage): StatusPillProps => {
  if (stage === 'closed') return { kind: 'selection', status: 'CLOSED' };
  if (stage === 'cancelled' || stage === 'booking-cancelled') return { kind: 'selection', status: 'CANCELLED' };
  if (stage === 'confirming') return { kind: 'selection', status: 'BOOKING_PENDING' };
  return { kind: 'request', status: requestStatus(selection) };
};

/** One request, whatever has become of it (design section 6 'Request detail'). */
export const RequestDetail = (props: RequestDetailProps) => {
  const { selection, zone, head, findHref, onFind, cancel, remove } = props;
  const [asking, setAsking] = useState<'cancel' | 'delete' | null>(null);
  const [paying, setPaying] = useState(false);
  const stage = requestStage(selection);
  const { booking, candidates, specialty } = selection;
  const ask = (next: 'cancel' | 'delete') => (): void => {
    props.onForget();
    setAsking(next);
  };
  const settle = (action: () => Promise<boolean>) => async (): Promise<void> => {
    if (await action()) setAsking(null);
  };
  const pay = async (paymentMethodId: string): Promise<void> => {
    await props.onPaymentMethod(paymentMethodId);
    setPaying(false);
  };
  return (
    <>
      <PageHeader
        {...head}
        title={
          <span className="tele-request-detail__title">
            {specialty} <StatusPill {...pillOf(selection, stage)} />
          </span>
        }
        tools={<ZonePicker value={zone} onValueChange={props.onZoneChange} />}
      />
      <Split
        main={
          <>
            {stage === 'unpaid' && <PayCard count={candidates.length} onPay={() => setPaying(true)} />}
            {(stage === 'open' || stage === 'confirming' || stage === 'booked') && (
              <RequestTracker selection={selection} stage={stage} zone={zone} />
            )}
            {(stage === 'cancelled' || stage === 'closed' || stage === 'booking-cancelled') && (
              <EndedNotice stage={stage} payment={selection.payment} findHref={findHref} onFind={onFind} />
            )}
            {booking && stage === 'booked' && (
              <BookingCard
                booking={booking}
                location={candidates.find(({ specialistId }) => specialistId === booking.specialistId)?.location}
                zone={zone}
                appointmentsHref={props.appointmentsHref}
                onCancel={ask('cancel')}
              />
            )}
            <Card as="section" aria-labelledby="request-candidates">
              <CardHeader
                title="Specialists you picked"
                titleId="request-candidates"
                tools={
                  <span className="tele-request-detail__count">
                    {candidates.length} of {limits.maxPicks}
                  </span>
                }
              />
              <CandidateList candidates={candidates} zone={zone} sent={stage !== 'unpaid'} />
            </Card>
          </>
        }
        aside={
          <>
            <RequestFacts selection={selection} zone={zone} />
            <div className="tele-request-detail__actions">
              {stage === 'open' && (
                <Button variant="danger" size="sm" onClick={ask('cancel')}>
                  Cancel request
                </Button>
              )}
              {stage !== 'booked' && stage !== 'confirming' && (
                <Button variant="danger" size="sm" iconStart={TrashIcon} onClick={ask('delete')}>
                  Delete request
                </Button>
              )}
            </div>
          </>
        }
      />
      <RequestDialogs
        {...{ asking, selection, stage, zone, cancel, remove }}
        onCancelRequest={() => void settle(props.onCancel)()}
        onDelete={() => void settle(props.onDelete)()}
        onClose={() => setAsking(null)}
      />
      <SubmitSheet
        open={paying}
        worded={worded(selection.profession)}
        specialty={specialty}
        feeCapCents={selection.feeCapCents}
        picks={candidates.map(({ specialistName: name, ...pick }) => ({ name, ...pick }))}
        zone={zone}
        booker={props.booker}
        onClose={() => setPaying(false)}
        onPaymentMethod={pay}
      />
    </>
  );
};
