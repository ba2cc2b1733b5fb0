import { formatCents, formatWholeDollars } from '@tele/core';
import { useLocale } from '@tele/ui';
import './Money.css';

export interface MoneyProps {
  /** Integer cents, AUD. */
  cents: number;
  /** `$300` instead of `$300.00`: fee caps only (spec section 9). */
  whole?: boolean;
  className?: string;
}

/** Australian dollars in tabular figures. */
export const Money = ({ cents, whole = false, className }: MoneyProps) => {
  const locale = useLocale();
  return (
    <span className={className ? `tele-money ${className}` : 'tele-money'} translate="no">
      {whole ? formatWholeDollars(cents, locale) : formatCents(cents, locale)}
    </span>
  );
};
