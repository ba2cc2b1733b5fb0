import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import { Icon, type IconSource } from '../icon/Icon.tsx';
import { BareLink } from '../link/BareLink.tsx';
import './Menu.css';

export interface MenuLinkProps {
  href: string;
  icon?: IconSource;
  /** True for the current page. */
  current?: boolean;
  children: ReactNode;
}

export const MenuLink = ({ href, icon, current = false, children }: MenuLinkProps) => (
  <Radix.Item className="tele-menu__item" asChild>
    <BareLink href={href} aria-current={current ? 'page' : undefined}>
      {icon && <Icon icon={icon} />}
      <span>{children}</span>
    </BareLink>
  </Radix.Item>
);
