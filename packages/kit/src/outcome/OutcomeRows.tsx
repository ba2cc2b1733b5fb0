import { Card, Icon, useMessages, type IconSource } from '@tele/ui';
import type { ReactNode } from 'react';
import { useFormat } from '../format/use-format.ts';
import { outcomeMessages } from './outcome.messages.ts';
import './OutcomeRows.css';

export interface OutcomeRowProps {
  icon: IconSource;
  title: string;
  text: ReactNode;
  /** Integer cents, AUD. Omit for rows without money. */
  cents?: number;
  /** True now, or once the button is pressed. */
  isNow?: boolean;
}

export const OutcomeRow = ({ icon, title, text, cents, isNow = false }: OutcomeRowProps) => {
  const format = useFormat();
  return (
    <li className="tele-outcome__row" data-now={isNow || undefined}>
      <Icon icon={icon} />
      <div className="tele-outcome__what">
        <b>{title}</b>
        <p>{text}</p>
      </div>
      {cents !== undefined && (
        <span className="tele-outcome__amount" translate="no">
          {format.cents(cents)}
        </span>
      )}
    </li>
  );
};

export interface OutcomeRowsProps {
  /** Accessible name. Default: 'Fees'. */
  label?: string;
  children: ReactNode;
}

/** Amounts in reading order (design section 10 'outcome'). */
export const OutcomeRows = ({ label, children }: OutcomeRowsProps) => {
  const t = useMessages(outcomeMessages);
  return (
    <Card as="ul" className="tele-outcome" aria-label={label ?? t.label}>
      {children}
    </Card>
  );
};
