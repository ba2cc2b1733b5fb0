import type { ReactNode } from 'react';
import './Screen.css';
import './ScreenFrame.css';

export interface ScreenProps {
  /** For a rule of one screen. */
  name: 'category' | 'search' | 'results' | 'requests' | 'request' | 'open-request' | 'new-open-request' | 'specialist';
  /** From edge to edge of the dialog around it, which has the head (`useHostPage`). */
  flush?: boolean;
  children: ReactNode;
}

/** The frame of every screen: the container its widths are measured in. */
export const Screen = ({ name, flush = false, children }: ScreenProps) => (
  <div className="tele-match-screen" data-screen={name} data-flush={flush || undefined}>
    <div className="tele-match-screen__content">{children}</div>
  </div>
);
