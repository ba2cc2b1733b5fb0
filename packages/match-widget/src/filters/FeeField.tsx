import { feeRule, formatAmount, optionalField, parseAud } from '@tele/core';
import { FormField, useForm } from '@tele/kit';
import { Button, MoneyInput, useMessages } from '@tele/ui';
import type { FilterFieldProps } from './FilterFields.tsx';
import { filtersMessages } from './filters.messages.ts';
import './filters.css';

const fields = { fee: optionalField(feeRule) };

export const FeeField = ({ filters: { maxFeeCents }, onChange, hideLabel: inPopover }: FilterFieldProps) => {
  const t = useMessages(filtersMessages);
  const form = useForm({
    fields,
    initial: { fee: maxFeeCents },
    faults: { 'fee-invalid': t.feeInvalid },
    mode: 'onTouched',
    onSubmit: ({ fee }) => onChange({ maxFeeCents: fee }),
  });
  const leave = (): void => {
    form.leave('fee');
    const checked = fields.fee.check(form.store.entries().fee);
    if (checked.tag === 'ok' && checked.value !== maxFeeCents) onChange({ maxFeeCents: checked.value });
  };
  return (
    <form {...form.props} className="tele-filters__fee" aria-label={t.highestFee}>
      <FormField form={form} name="fee" label={t.highestFee} hint={t.feeHint}>
        {({ value, onValueChange }) => (
          <MoneyInput size="md" parse={parseAud} format={formatAmount} {...{ value, onValueChange }} onBlur={leave} />
        )}
      </FormField>
      {inPopover && <Button type="submit">{t.apply}</Button>}
    </form>
  );
};
