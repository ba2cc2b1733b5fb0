import { useId } from 'react';
import { joinClass } from '../class-name/join.ts';
import { useFieldControl } from '../field/context.ts';

export interface RadioChip {
  value: string;
  label: string;
  /** Read out in place of the label, for example the state's full name. */
  longLabel?: string;
  disabled?: boolean;
}

export interface RadioChipsProps {
  options: readonly RadioChip[];
  value: string | null;
  onValueChange: (value: string, details: { reason: 'pick' }) => void;
  /** The group's name, where no Field (with `group`) gives one. */
  label?: string;
  /** Name of the radios; one of its own by default. */
  name?: string;
  disabled?: boolean;
  className?: string;
}

/** One of a few short words: native radios, so one tab stop and arrows. */
export const RadioChips = ({ options, value, onValueChange, label, name, disabled, className }: RadioChipsProps) => {
  const ownName = useId();
  const { labelId, attributes } = useFieldControl({ disabled });
  return (
    <div
      id={attributes.id}
      role="radiogroup"
      aria-label={label}
      aria-labelledby={label === undefined ? labelId : undefined}
      aria-describedby={attributes['aria-describedby']}
      aria-invalid={attributes['aria-invalid']}
      aria-required={attributes['aria-required']}
      className={joinClass('tele-radio-chips', className)}
    >
      {options.map((option) => (
        <label key={option.value} className="tele-radio-chips__chip">
          <input
            type="radio"
            className="tele-radio-chips__control"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            disabled={attributes.disabled || option.disabled}
            aria-label={option.longLabel}
            onChange={() => onValueChange(option.value, { reason: 'pick' })}
          />
          <span className="tele-radio-chips__label" data-text={option.label}>
            {option.label}
          </span>
        </label>
      ))}
    </div>
  );
};
