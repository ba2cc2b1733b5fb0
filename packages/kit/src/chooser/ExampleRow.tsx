import type { ReactNode } from 'react';
import './ExampleSlip.css';

export interface ExampleRowProps {
  /** Green, for an accepted time. */
  accepted?: boolean;
  children: ReactNode;
}

/** Row of an ExampleSlip, in up to three columns; the last fits its content. */
export const ExampleRow = ({ accepted = false, children }: ExampleRowProps) => (
  <div className="tele-example-slip__row" data-accepted={accepted || undefined}>
    {children}
  </div>
);
