import { Icon, type IconSource } from '../icon/Icon.tsx';
import { Sprig } from '../sprig/Sprig.tsx';
import { EmptyFrame, type EmptyFrameProps } from './EmptyFrame.tsx';
import './EmptyState.css';

export interface EmptyStateProps extends EmptyFrameProps {
  /** Replaces the sprig. */
  icon?: IconSource;
}

export const EmptyState = ({ icon, ...rest }: EmptyStateProps) => (
  <EmptyFrame
    {...rest}
    drawing={
      icon ? <Icon icon={icon} className="tele-empty-state__icon" /> : <Sprig className="tele-empty-state__art" />
    }
  />
);
