import { formatAmount, parseAud, searchFields } from '@tele/core';
import { FormField, useForm } from '@tele/kit';
import { Button, MoneyInput, useMessages } from '@tele/ui';
import type { FilterFieldProps } from './FilterFields.tsx';
import { filtersMessages } from './filters.messages.ts';
import './filters.css';

const fields = { feeCap: searchFields.feeCap };

/** The highest fee that somebody may ask for at least; applied once it is an amount and sent or left. */
export const FeeField = ({ filters: { maxFeeCents }, onChange, hideLabel: inPopover }: FilterFieldProps) => {
  const t = useMessages(filtersMessages);
  const form = useForm({
    fields,
    initial: { feeCap: maxFeeCents },
    faults: { 'fee-invalid': t.feeInvalid },
    // In the sheet no button of its own says what is wrong.
    mode: 'onTouched',
    onSubmit: ({ feeCap }) => onChange({ maxFeeCents: feeCap }),
  });
  const leave = (): void => {
    form.leave('feeCap');
    const checked = fields.feeCap.check(form.store.entries().feeCap);
    if (checked.tag === 'ok' && checked.value !== maxFeeCents) onChange({ maxFeeCents: checked.value });
  };
  return (
    <form {...form.props} className="tele-filters__fee" aria-label={t.highestFee}>
      <FormField form={form} name="feeCap" label={t.highestFee} hint={t.feeHint}>
        {({ value, onValueChange }) => (
          <MoneyInput size="md" parse={parseAud} format={formatAmount} {...{ value, onValueChange }} onBlur={leave} />
        )}
      </FormField>
      {inPopover && <Button type="submit">{t.apply}</Button>}
    </form>
  );
};
