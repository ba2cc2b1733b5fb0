import type { ReactNode } from 'react';
import { joinClass } from '../class-name/join.ts';
import { Heading } from '../heading/Heading.tsx';
import './EmptyState.css';

export interface EmptyFrameProps {
  title: ReactNode;
  level?: 1 | 2 | 3;
  hint?: ReactNode;
  action?: ReactNode;
  className?: string;
}

export const EmptyFrame = (props: EmptyFrameProps & { drawing?: ReactNode }) => (
  <div className={joinClass('tele-empty-state', props.className)}>
    {props.drawing}
    <Heading level={props.level ?? 2} look="card">
      {props.title}
    </Heading>
    {props.hint && <p className="tele-empty-state__hint">{props.hint}</p>}
    {props.action && <div className="tele-empty-state__action">{props.action}</div>}
  </div>
);
