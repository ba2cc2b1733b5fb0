import { limits, type RequestStage, type Selection } from '@tele/core';
import { useFormat } from '@tele/kit';
import { CircleCheckIcon, Icon, useMessages } from '@tele/ui';
import { requestMessages } from '../shared/request.messages.ts';
import { pickedRequestMessages } from './picked-request.messages.ts';
import './RequestTracker.css';

export type TrackedStage = Extract<RequestStage, 'open' | 'confirming'>;

export interface RequestTrackerProps {
  selection: Selection;
  stage: TrackedStage;
}

export const RequestTracker = ({ selection, stage }: RequestTrackerProps) => {
  const t = useMessages(pickedRequestMessages);
  const { feeIs } = useMessages(requestMessages);
  const format = useFormat();
  const { candidates, payment } = selection;
  const waiting = candidates.filter(({ status }) => status === 'PENDING').length;
  const accepted = candidates.find(({ status }) => status === 'ACCEPTED');
  const fee = format.cents(payment?.amountCents ?? limits.bookingFeeCents);
  const current = stage === 'open' ? 1 : 2;
  const steps = [
    { title: t.submitted, text: feeIs({ fee, fate: payment?.fate ?? 'none' }) },
    stage === 'open'
      ? { title: t.waiting, text: t.waitingText({ waiting, count: candidates.length }) }
      : { title: t.accepted, text: accepted?.specialistName ?? '' },
    { title: t.booked, text: stage === 'open' ? t.bookedLater : t.confirming },
  ];
  return (
    <ol className="tele-request-tracker" aria-label={t.progress}>
      {steps.map(({ title, text }, at) => (
        <li
          key={title}
          className="tele-request-tracker__step"
          data-ahead={at > current || undefined}
          aria-current={at === current ? 'step' : undefined}
        >
          <b className="tele-request-tracker__title">
            {at < current && <Icon icon={CircleCheckIcon} size="sm" label={t.done} />}
            <span>{title}</span>
          </b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
};
