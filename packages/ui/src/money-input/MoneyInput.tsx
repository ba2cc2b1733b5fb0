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

/** Whole cents; null for an empty field; 'invalid' while what stands there is not an amount. */
export type MoneyValue = number | null | 'invalid';

export interface MoneyInputProps extends Native {
  value: MoneyValue;
  onValueChange: (value: MoneyValue, details: { reason: 'typed'; text: string }) => void;
  /** The whole cents of what was typed, null when it is not an amount. Never asked of an empty field. */
  parse: (text: string) => number | null;
  /** An amount of whole cents as it stands at rest, without the dollar sign: '1,245.50'. `parse` reads it back. */
  format: (cents: number) => string;
  /** 'lg', the default, where the amount is what the form is about; 'md' among other fields. */
  size?: 'md' | 'lg';
}

/** An amount of Australian dollars. Written freely, put in order on blur. */
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
          // What is not an amount stays to be corrected.
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
