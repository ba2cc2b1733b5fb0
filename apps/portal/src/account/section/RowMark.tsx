import { Icon, type IconSource } from '@tele/ui';
import './AccountRows.css';

export interface RowMarkProps {
  icon: IconSource;
  /** How it stands: the words of the row say it too. */
  tone: 'neutral' | 'positive' | 'caution';
}

/** Before the words of a row: what it is, and how it stands. */
export const RowMark = ({ icon, tone }: RowMarkProps) => (
  <span className="tele-account-rows__mark" data-tone={tone}>
    <Icon icon={icon} />
  </span>
);
