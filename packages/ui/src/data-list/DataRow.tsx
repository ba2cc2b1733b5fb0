import type { ReactNode } from 'react';
import './DataList.css';

export interface DataRowProps {
  term: ReactNode;
  /** For the total, or the most important fact. */
  strong?: boolean;
  children: ReactNode;
}

export const DataRow = ({ term, strong = false, children }: DataRowProps) => (
  <div className="tele-data-list__row" data-strong={strong || undefined}>
    <dt className="tele-data-list__term">{term}</dt>
    <dd className="tele-data-list__value">
      {/* A phone number or an address keeps its direction on right-to-left pages. */}
      {typeof children === 'string' ? <bdi>{children}</bdi> : children}
    </dd>
  </div>
);
