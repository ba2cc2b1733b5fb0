import type { ReactNode } from 'react';
import './ExampleSlip.css';

export interface ExampleSlipProps {
  title: string;
  status: ReactNode;
  children: ReactNode;
  branch?: ReactNode;
}

/** Example request next to a chooser. A picture with made-up people, so hidden from screen readers. */
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
