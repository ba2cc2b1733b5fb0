import type { ReactNode } from 'react';
import './ExampleSlip.css';

export interface ExampleSlipProps {
  title: string;
  /** How the request stands. */
  status: ReactNode;
  /** ExampleRow elements. */
  children: ReactNode;
  /** Drawn over its edge. */
  branch?: ReactNode;
}

/** What a request looks like, beside the words of a chooser. A picture: nobody in it exists, so it is hidden from screen readers. */
export const ExampleSlip = ({ title, status, children, branch }: ExampleSlipProps) => (
  <div className="tele-example-slip" aria-hidden="true">
    {branch}
    <div className="tele-example-slip__paper">
      <div className="tele-example-slip__head">
        <span>{title}</span>
        {status}
      </div>
      {children}
    </div>
  </div>
);
