import { joinClass } from '../class-name/join.ts';
import { Icon, type IconSource } from '../icon/Icon.tsx';
import './ListRow.css';

export interface ListFootProps {
  title: string;
  text: string;
  icon: IconSource;
  className?: string;
}

/** Last row of a Combobox: what to do if no option fits. Text only. */
export const ListFoot = ({ title, text, icon, className }: ListFootProps) => (
  <span className={joinClass('tele-list__row', className)}>
    <span className="tele-list__label">
      <span>{title}</span> <span className="tele-list__description">{text}</span>
    </span>
    <span className="tele-list__check">
      <Icon icon={icon} size="sm" />
    </span>
  </span>
);
