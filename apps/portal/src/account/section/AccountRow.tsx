import type { ReactNode } from 'react';
import './AccountRows.css';

export interface AccountRowProps {
  /** Before the text: avatar. */
  mark?: ReactNode;
  title: string;
  hint: ReactNode;
  /** Further lines under the hint. */
  more?: readonly (string | false)[];
  /** Below the words and buttons, at full width. */
  note?: ReactNode;
  /** Error message. */
  problem?: string | null;
  /** Buttons at the end. */
  children?: ReactNode;
}

/** A row in a list of the account page: name, state and actions. */
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
