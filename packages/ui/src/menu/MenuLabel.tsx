import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import './Menu.css';

export interface MenuLabelProps {
  children: ReactNode;
}

export const MenuLabel = ({ children }: MenuLabelProps) => (
  <Radix.Label className="tele-menu__label">{children}</Radix.Label>
);
