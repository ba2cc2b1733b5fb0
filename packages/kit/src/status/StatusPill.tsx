import { Pill } from '@tele/ui';
import { lookOf, type StatusOf, type Viewer } from './status-look.ts';

export type StatusPillProps = StatusOf & {
  /** Who reads it; 'patient' by default. */
  viewer?: Viewer;
  className?: string;
};

/** A status of the domain in its word, shape and tone (design section 4). */
export const StatusPill = ({ viewer = 'patient', className, ...which }: StatusPillProps) => {
  const { label, tone, icon } = lookOf(which, viewer);
  return (
    <Pill tone={tone} icon={icon} className={className}>
      {label}
    </Pill>
  );
};
