import type { ReactNode } from 'react';
import './DataList.css';

export interface DataRowProps {
  term: ReactNode;
  /** The total, or the fact that matters most. */
  strong?: boolean;
  children: ReactNode;
}

/** One fact of a DataList. */
export const DataRow = ({ term, strong = false, children }: DataRowProps) => (
  <div className="tele-data-list__row" data-strong={strong || undefined}>
    <dt className="tele-data-list__term">{term}</dt>
    <dd className="tele-data-list__value">
      {/* A phone number or an address keeps its own direction in a page that is read from right to left. */}
      {typeof children === 'string' ? <bdi>{children}</bdi> : children}
    </dd>
  </div>
);
