import { joinClass } from '../class-name/join.ts';
import { useRadioGroup, type RadioGroupProps } from '../radio-group/use-radio-group.ts';
import './RadioChips.css';

export interface RadioChip {
  value: string;
  label: string;
  /** Accessible name that replaces the label, for example the state's full name. */
  longLabel?: string;
  disabled?: boolean;
}

export interface RadioChipsProps extends RadioGroupProps {
  options: readonly RadioChip[];
}

export const RadioChips = ({ options, className, ...given }: RadioChipsProps) => {
  const { group, radio } = useRadioGroup(given);
  return (
    <div {...group} className={joinClass('tele-radio-chips', className)}>
      {options.map((option) => (
        <label key={option.value} className="tele-radio-chips__chip">
          <input {...radio(option)} className="tele-radio-chips__control" aria-label={option.longLabel} />
          <span className="tele-radio-chips__label" data-text={option.label}>
            {option.label}
          </span>
        </label>
      ))}
    </div>
  );
};
