import type { ReactNode } from 'react';
import './AccountRows.css';

export interface AccountRowProps {
  /** Before the words: who it is. */
  mark?: ReactNode;
  title: string;
  hint: ReactNode;
  /** What went wrong with it. */
  problem?: string | null;
  /** At the end: its buttons. */
  children?: ReactNode;
}

/** One thing of the account in a list of them: what it is, what is to be known of it, and what can be done. */
export const AccountRow = ({ mark, title, hint, problem, children }: AccountRowProps) => (
  <li className="tele-account-rows__row">
    {mark}
    <div className="tele-account-rows__text">
      <span className="tele-account-rows__title">{title}</span>
      <span className="tele-account-rows__hint">{hint}</span>
    </div>
    {children}
    <span role="status" className="tele-account-rows__said">
      {problem}
    </span>
  </li>
);
