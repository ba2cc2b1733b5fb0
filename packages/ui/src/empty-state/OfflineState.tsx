import { Icon } from '../icon/Icon.tsx';
import { OfflineIcon } from '../icon/icons.ts';
import { EmptyFrame, type EmptyFrameProps } from './EmptyFrame.tsx';
import './EmptyState.css';

export type OfflineStateProps = EmptyFrameProps;

export const OfflineState = (props: OfflineStateProps) => (
  <EmptyFrame {...props} drawing={<Icon icon={OfflineIcon} className="tele-empty-state__icon" />} />
);
