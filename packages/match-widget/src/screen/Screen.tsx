import type { ReactNode } from 'react';
import './Screen.css';

export interface ScreenProps {
  /** For a rule of one screen. */
  name: 'category' | 'search' | 'results' | 'requests' | 'request';
  children: ReactNode;
}

/** The frame of every screen: the container its widths are measured in. */
export const Screen = ({ name, children }: ScreenProps) => (
  <div className="tele-match-screen" data-screen={name}>
    <div className="tele-match-screen__content">{children}</div>
  </div>
);
