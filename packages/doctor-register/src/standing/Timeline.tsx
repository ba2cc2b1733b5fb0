import { CheckIcon, CloseIcon, Icon, useMessages } from '@tele/ui';
import type { ReactNode } from 'react';
import { standingMessages } from './standing.messages.ts';
import './Timeline.css';

export interface TimelineStep {
  state: 'done' | 'current' | 'bad' | 'ahead';
  title: ReactNode;
  text?: ReactNode;
  when?: ReactNode;
}

export const Timeline = ({ steps }: { steps: readonly TimelineStep[] }) => {
  const t = useMessages(standingMessages);
  return (
    <ol className="tele-timeline" aria-label={t.progress}>
      {steps.map(({ state, title, text, when }, at) => (
        <li
          // Two faults may have the same name; the order is fixed.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          className="tele-timeline__step"
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className="tele-timeline__mark">
            {state === 'done' && <Icon icon={CheckIcon} size="sm" label={t.done} />}
            {state === 'bad' && <Icon icon={CloseIcon} size="sm" label={t.failed} />}
          </span>
          <div className="tele-timeline__words">
            <b>{title}</b>
            {text && <p>{text}</p>}
          </div>
          {when && <span className="tele-timeline__when">{when}</span>}
        </li>
      ))}
    </ol>
  );
};
