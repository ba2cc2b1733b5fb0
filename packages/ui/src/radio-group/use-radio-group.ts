import { useId } from 'react';
import { useFieldControl } from '../field/context.ts';

/** The props that every group of native radios has. */
export interface RadioGroupProps {
  /** Value of what is chosen; null when nothing is. */
  value: string | null;
  onValueChange: (value: string, details: { reason: 'pick' }) => void;
  /** The group's name, where no Field (with `group`) gives one. */
  label?: string;
  /** Name of the radios; one of its own by default. */
  name?: string;
  disabled?: boolean;
  className?: string;
}

interface Option {
  value: string;
  disabled?: boolean;
}

/** Attributes of a group of native radios and of each radio in it: one tab stop, and arrows that choose. */
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
