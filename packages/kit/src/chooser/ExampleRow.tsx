import type { ReactNode } from 'react';
import './ExampleSlip.css';

export interface ExampleRowProps {
  /** Green, as what was accepted. */
  accepted?: boolean;
  children: ReactNode;
}

/** A row of an ExampleSlip, in up to three columns; the last one is as wide as what stands in it. */
export const ExampleRow = ({ accepted = false, children }: ExampleRowProps) => (
  <div className="tele-example-slip__row" data-accepted={accepted || undefined}>
    {children}
  </div>
);
