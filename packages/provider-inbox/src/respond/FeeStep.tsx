import { formatAmount, formatWholeDollars, parseAud } from '@tele/core';
import { Button, Field, MoneyInput, type MoneyValue } from '@tele/ui';
import { forwardRef, type FormEvent } from 'react';
import './RespondScreen.css';

export interface FeeStepProps {
  fee: MoneyValue;
  feeCapCents: number | null;
  /** What is wrong with the fee. */
  error: string | null;
  /** The fee is settled and the card is next: it can be read, not written. */
  settled: boolean;
  onFeeChange: (fee: MoneyValue) => void;
  onAccept: () => void;
}

const hintOf = (cap: number | null): string =>
  cap === null
    ? 'The patient pays you this. They set no cap.'
    : `The patient pays you this. Their cap is ${formatWholeDollars(cap)}.`;

/** The consultation fee and Accept. */
export const FeeStep = forwardRef<HTMLInputElement, FeeStepProps>(function FeeStep(
  { fee, feeCapCents, error, settled, onFeeChange, onAccept },
  ref,
) {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!settled) onAccept();
  };
  return (
    <form className="tele-respond__step" noValidate onSubmit={submit}>
      <Field label="Your consultation fee" required hint={hintOf(feeCapCents)} error={error}>
        <MoneyInput
          ref={ref}
          parse={parseAud}
          format={formatAmount}
          value={fee}
          readOnly={settled}
          onValueChange={onFeeChange}
        />
      </Field>
      {!settled && (
        <Button type="submit" variant="primary" size="lg" block>
          Accept
        </Button>
      )}
    </form>
  );
});
