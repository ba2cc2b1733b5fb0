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

const stateAt = (at: number, current: number): 'done' | 'current' | 'ahead' =>
  at < current ? 'done' : at === current ? 'current' : 'ahead';

const currentOf: Readonly<Record<TrackedStage, number>> = { open: 1, confirming: 2 };

export const RequestTracker = ({ selection, stage }: RequestTrackerProps) => {
  const t = useMessages(pickedRequestMessages);
  const { feeIs } = useMessages(requestMessages);
  const format = useFormat();
  const { candidates, payment } = selection;
  const waiting = candidates.filter(({ status }) => status === 'PENDING').length;
  const accepted = candidates.find(({ status }) => status === 'ACCEPTED');
  const fee = format.cents(payment?.amountCents ?? limits.bookingFeeCents);
  const steps = [
    { title: t.submitted, text: feeIs({ fee, fate: payment?.fate ?? 'none' }) },
    stage === 'open'
      ? { title: t.waiting, text: t.waitingText({ waiting, count: candidates.length }) }
      : { title: t.accepted, text: accepted?.specialistName ?? '' },
    { title: t.booked, text: stage === 'open' ? t.bookedLater : t.confirming },
  ];
  return (
    <ol className="tele-request-tracker" aria-label={t.progress}>
      {steps.map(({ title, text }, at) => {
        const state = stateAt(at, currentOf[stage]);
        return (
          <li
            key={title}
            className="tele-request-tracker__step"
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <b className="tele-request-tracker__title">
              {state === 'done' && <Icon icon={CircleCheckIcon} size="sm" label={t.done} />}
              <span>{title}</span>
            </b>
            <span>{text}</span>
          </li>
        );
      })}
    </ol>
  );
};
