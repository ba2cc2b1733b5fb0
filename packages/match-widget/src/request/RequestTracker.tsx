import { formatDay, type RequestStage, type Selection } from '@tele/core';
import { useNow } from '@tele/kit';
import { CircleCheckIcon, Icon } from '@tele/ui';
import { bookingFeeText } from './booking-fee-text.ts';
import './RequestTracker.css';

export interface RequestTrackerProps {
  selection: Selection;
  stage: Extract<RequestStage, 'open' | 'confirming' | 'booked'>;
  zone: string;
}

interface Step {
  title: string;
  text: string;
  state: 'done' | 'current' | 'ahead';
}

const acceptedName = ({ booking, candidates }: Selection): string =>
  booking?.specialistName ?? candidates.find(({ status }) => status === 'ACCEPTED')?.specialistName ?? '';

const stepsOf = ({ selection, stage, zone }: RequestTrackerProps, now: Date): readonly Step[] => {
  const { candidates, booking } = selection;
  const submitted: Step = { title: 'Submitted', text: bookingFeeText(selection.payment), state: 'done' };
  if (stage === 'open') {
    const waiting = candidates.filter(({ status }) => status === 'PENDING').length;
    return [
      submitted,
      { title: 'Waiting', text: `${waiting} of ${candidates.length} to answer`, state: 'current' },
      { title: 'Booked', text: 'We notify you', state: 'ahead' },
    ];
  }
  const accepted: Step = { title: 'Accepted', text: acceptedName(selection), state: 'done' };
  if (!booking) return [submitted, accepted, { title: 'Booked', text: 'Confirming now', state: 'current' }];
  return [submitted, accepted, { title: 'Booked', text: formatDay(booking.slotISO, zone, now), state: 'done' }];
};

/** Submitted, accepted, booked: where the request is. */
export const RequestTracker = (props: RequestTrackerProps) => {
  const now = useNow();
  return (
    <ol className="tele-request-tracker" aria-label="Progress">
      {stepsOf(props, now).map(({ title, text, state }) => (
        <li
          key={title}
          className="tele-request-tracker__step"
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <b className="tele-request-tracker__title">
            {state === 'done' && <Icon icon={CircleCheckIcon} size="sm" label="Done" />}
            {title}
          </b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
};
