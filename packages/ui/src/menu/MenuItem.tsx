import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import { Icon, type IconSource } from '../icon/Icon.tsx';
import './Menu.css';

export interface MenuItemProps {
  icon?: IconSource;
  detail?: ReactNode;
  tone?: 'default' | 'danger';
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

export const MenuItem = ({ icon, detail, tone = 'default', disabled, onSelect, children }: MenuItemProps) => (
  <Radix.Item className="tele-menu__item" data-tone={tone} disabled={disabled} onSelect={() => onSelect()}>
    {icon && <Icon icon={icon} />}
    <span>{children}</span>
    {detail && <span className="tele-menu__detail">{detail}</span>}
  </Radix.Item>
);
