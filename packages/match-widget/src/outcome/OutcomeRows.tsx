import { useFormat } from '@tele/kit';
import { Icon, useMessages, type IconSource } from '@tele/ui';
import type { ReactNode } from 'react';
import { outcomeMessages } from './outcome.messages.ts';
import './OutcomePanel.css';

export interface OutcomeRowProps {
  icon: IconSource;
  title: string;
  text: ReactNode;
  /** What it is about, integer cents AUD; left out where it is about no money. */
  cents?: number;
  /** What is true now, or as soon as the button is pressed. */
  isNow?: boolean;
}

/** One thing that happens to the money, and when. */
export const OutcomeRow = ({ icon, title, text, cents, isNow = false }: OutcomeRowProps) => {
  const format = useFormat();
  return (
    <li className="tele-outcome__row" data-now={isNow || undefined}>
      <Icon icon={icon} />
      <div className="tele-outcome__what">
        <b>{title}</b>
        <p>{text}</p>
      </div>
      {cents !== undefined && <span className="tele-outcome__amount">{format.cents(cents)}</span>}
    </li>
  );
};

export interface OutcomeRowsProps {
  brief?: boolean;
  /** Read out before the rows; what happens to the money, unless it says another thing. */
  label?: string;
  children: ReactNode;
}

/** What happens to the money, in reading order (design section 10, 'outcome'). `brief`: three columns where there is room, and the titles alone where there is not. */
export const OutcomeRows = ({ brief = false, label, children }: OutcomeRowsProps) => {
  const t = useMessages(outcomeMessages);
  return (
    <ul className="tele-outcome" aria-label={label ?? t.label} data-brief={brief || undefined}>
      {children}
    </ul>
  );
};
