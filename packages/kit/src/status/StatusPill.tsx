import { Pill, useMessages } from '@tele/ui';
import { lookOf, messageOf, type StatusOf, type Viewer } from './status-look.ts';
import { statusMessages } from './status.messages.ts';

export type StatusPillProps = StatusOf & {
  /** The reader. Default: 'patient'. */
  viewer?: Viewer;
  className?: string;
};

export const StatusPill = ({ viewer = 'patient', className, ...which }: StatusPillProps) => {
  const t = useMessages(statusMessages);
  const { tone, icon } = lookOf(which);
  return (
    <Pill tone={tone} icon={icon} className={className}>
      {t[messageOf(which, viewer)]}
    </Pill>
  );
};
