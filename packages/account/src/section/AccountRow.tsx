import type { ReactNode } from 'react';
import './AccountRows.css';

export interface AccountRowProps {
  /** Before the text: avatar. */
  mark?: ReactNode;
  title: string;
  hint: ReactNode;
  /** Further lines under the hint. */
  more?: readonly (string | false)[];
  note?: ReactNode;
  problem?: string | null;
  children?: ReactNode;
}

export const AccountRow = ({ mark, title, hint, more = [], note, problem, children }: AccountRowProps) => (
  <li className="tele-account-rows__row">
    {mark}
    <div className="tele-account-rows__text">
      <span className="tele-account-rows__title">{title}</span>
      <span className="tele-account-rows__hint">{hint}</span>
      {more.map(
        (line) =>
          line !== false && (
            <span key={line} className="tele-account-rows__hint">
              {line}
            </span>
          ),
      )}
    </div>
    {children}
    {note && <div className="tele-account-rows__note">{note}</div>}
    <span role="status" className="tele-account-rows__said">
      {problem}
    </span>
  </li>
);
