import { Icon, type IconSource } from '@tele/ui';
import './AccountRows.css';

export interface RowMarkProps {
  icon: IconSource;
  tone: 'neutral' | 'positive' | 'caution';
}

export const RowMark = ({ icon, tone }: RowMarkProps) => (
  <span className="tele-account-rows__mark" data-tone={tone}>
    <Icon icon={icon} />
  </span>
);
