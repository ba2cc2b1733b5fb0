import type { ReactNode } from 'react';
import './Split.css';

export interface SplitProps {
  main: ReactNode;
  aside: ReactNode;
}

export const Split = ({ main, aside }: SplitProps) => (
  <div className="tele-match-split">
    <div className="tele-match-split__main">{main}</div>
    <div className="tele-match-split__aside">{aside}</div>
  </div>
);
