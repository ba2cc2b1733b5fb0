import { forwardRef, useState, type InputHTMLAttributes } from 'react';
import { joinClass } from '../class-name/join.ts';
import { useFieldControl } from '../field/context.ts';
import { moneyInputMessages } from './money-input.messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import './MoneyInput.css';
import '../text-input/TextInput.css';

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'prefix'
>;

/** Whole cents; null if empty; 'invalid' if not an amount. */
export type MoneyValue = number | null | 'invalid';

export interface MoneyInputProps extends Native {
  value: MoneyValue;
  onValueChange: (value: MoneyValue, details: { reason: 'typed'; text: string }) => void;
  /** Parses a non-empty entry to whole cents; null if not an amount. */
  parse: (text: string) => number | null;
  /** Formats whole cents without the dollar sign: '1,245.50'. `parse` must accept the result. */
  format: (cents: number) => string;
  /** Default: 'lg', for a form about the amount; 'md' among other fields. */
  size?: 'md' | 'lg';
}

/** Input for Australian dollars. Formatted on blur. */
export const MoneyInput = forwardRef<HTMLInputElement, MoneyInputProps>(function MoneyInput(
  { value, onValueChange, parse, format, size = 'lg', className, id, disabled, required, onBlur, ...rest },
  ref,
) {
  const t = useMessages(moneyInputMessages);
  const [draft, setDraft] = useState<string | null>(null);
  const { attributes } = useFieldControl({
    id,
    disabled,
    required,
    'aria-describedby': rest['aria-describedby'],
    'aria-invalid': rest['aria-invalid'],
  });
  const read = (text: string): MoneyValue => (text.trim() === '' ? null : (parse(text) ?? 'invalid'));
  const kept = draft !== null && read(draft) === value ? draft : null;
  return (
    <span className={joinClass('tele-input', 'tele-money-input', className)} data-size={size} data-numeric>
      <span className="tele-input__affix" aria-hidden="true">
        $
      </span>
      <input
        autoComplete="off"
        {...rest}
        {...attributes}
        ref={ref}
        type="text"
        inputMode="decimal"
        className="tele-input__control"
        value={kept ?? (typeof value === 'number' ? format(value) : '')}
        onChange={(event) => {
          const text = event.target.value;
          setDraft(text);
          onValueChange(read(text), { reason: 'typed', text });
        }}
        onBlur={(event) => {
          // An invalid entry stays, to be corrected.
          if (draft !== null && read(draft) !== 'invalid') setDraft(null);
          onBlur?.(event);
        }}
      />
      <span className="tele-input__affix" aria-hidden="true">
        {t.aud}
      </span>
    </span>
  );
});
