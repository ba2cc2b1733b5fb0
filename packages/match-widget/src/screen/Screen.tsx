import type { ReactNode } from 'react';
import './Screen.css';
import './ScreenFrame.css';

export interface ScreenProps {
  name: 'category' | 'search' | 'results' | 'requests' | 'request' | 'open-request' | 'new-open-request' | 'specialist';
  flush?: boolean;
  children: ReactNode;
}

/** Frame of every screen: its container queries measure this. */
export const Screen = ({ name, flush = false, children }: ScreenProps) => (
  <div className="tele-match-screen" data-screen={name} data-flush={flush || undefined}>
    <div className="tele-match-screen__content">{children}</div>
  </div>
);
