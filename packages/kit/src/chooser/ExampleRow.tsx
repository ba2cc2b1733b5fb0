import type { ReactNode } from 'react';
import './ExampleSlip.css';

export interface ExampleRowProps {
  accepted?: boolean;
  children: ReactNode;
}

export const ExampleRow = ({ accepted = false, children }: ExampleRowProps) => (
  <div className="tele-example-slip__row" data-accepted={accepted || undefined}>
    {children}
  </div>
);
