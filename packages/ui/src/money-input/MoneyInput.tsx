import { forwardRef, useState, type InputHTMLAttributes } from 'react';
import { joinClass } from '../class-name/join.ts';
import { useFieldControl } from '../field/context.ts';
import { formatCents, parseCents } from './parse.ts';

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'prefix'
>;

export interface MoneyInputProps extends Native {
  /** Whole cents, Australian dollars; null when empty or not an amount. */
  value: number | null;
  /** `invalid` when what stands there is not an amount; the value is then null. */
  onValueChange: (cents: number | null, details: { reason: 'typed'; invalid: boolean; text: string }) => void;
}

/** An amount of Australian dollars. Written freely, put in order on blur. */
export const MoneyInput = forwardRef<HTMLInputElement, MoneyInputProps>(function MoneyInput(
  { value, onValueChange, className, id, disabled, required, onBlur, ...rest },
  ref,
) {
  const [draft, setDraft] = useState<string | null>(null);
  const { attributes } = useFieldControl({
    id,
    disabled,
    required,
    'aria-describedby': rest['aria-describedby'],
    'aria-invalid': rest['aria-invalid'],
  });
  const kept = draft !== null && (parseCents(draft) ?? null) === value ? draft : null;
  return (
    <span className={joinClass('tele-input', 'tele-money-input', className)} data-size="lg" data-numeric>
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
        value={kept ?? (value === null ? '' : formatCents(value))}
        onChange={(event) => {
          const text = event.target.value;
          const cents = parseCents(text);
          setDraft(text);
          onValueChange(cents ?? null, { reason: 'typed', invalid: cents === undefined, text });
        }}
        onBlur={(event) => {
          // What is not an amount stays to be corrected.
          if (draft !== null && parseCents(draft) !== undefined) setDraft(null);
          onBlur?.(event);
        }}
      />
      <span className="tele-input__affix" aria-hidden="true">
        AUD
      </span>
    </span>
  );
});
