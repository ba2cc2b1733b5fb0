import { useId } from 'react';
import { useFieldControl } from '../field/context.ts';

export interface RadioGroupProps {
  value: string | null;
  onValueChange: (value: string, details: { reason: 'pick' }) => void;
  label?: string;
  /** Name of the radios. Default: a unique one. */
  name?: string;
  disabled?: boolean;
  className?: string;
}

interface Option {
  value: string;
  disabled?: boolean;
}

/** Attributes of a native radio group and its radios: one tab stop, and arrows that select. */
export const useRadioGroup = ({ value, onValueChange, label, name, disabled }: RadioGroupProps) => {
  const id = useId();
  const { labelId, attributes } = useFieldControl({ disabled });
  const { disabled: allDisabled, ...described } = attributes;
  return {
    id,
    group: {
      ...described,
      role: 'radiogroup',
      'aria-label': label,
      'aria-labelledby': label === undefined ? labelId : undefined,
    },
    radio: (option: Option) => ({
      type: 'radio',
      name: name ?? id,
      value: option.value,
      checked: option.value === value,
      disabled: allDisabled || option.disabled,
      onChange: () => onValueChange(option.value, { reason: 'pick' }),
    }),
  };
};
