import { useId } from 'react';
import { joinClass } from '../class-name/join.ts';
import { useFieldControl } from '../field/context.ts';
import { Icon, type IconSource } from '../icon/Icon.tsx';

export interface Segment {
  value: string;
  label: string;
  icon?: IconSource;
  disabled?: boolean;
}

export interface SegmentedControlProps {
  /** Two to five short words. */
  options: readonly Segment[];
  value: string;
  onValueChange: (value: string, details: { reason: 'pick' }) => void;
  /** The group's name, where no Field (with `group`) gives one. */
  label?: string;
  /** Full width, equal parts. */
  block?: boolean;
  /** Name of the radios; one of its own by default. */
  name?: string;
  disabled?: boolean;
  className?: string;
}

/** How the same thing is shown: week, day, month. Native radios. Places are SegmentedLinks, panels are Tabs. */
export const SegmentedControl = (props: SegmentedControlProps) => {
  const { options, value, onValueChange, label, block = false, name, disabled, className } = props;
  const id = useId();
  const { labelId, attributes } = useFieldControl({ disabled });
  return (
    <div
      id={attributes.id}
      role="radiogroup"
      aria-label={label}
      aria-labelledby={label === undefined ? labelId : undefined}
      aria-describedby={attributes['aria-describedby']}
      className={joinClass('tele-segmented-links', 'tele-segmented-control', className)}
      data-block={block || undefined}
    >
      {options.map((option) => (
        <label key={option.value} className="tele-segmented-links__link tele-segmented-control__segment">
          <input
            type="radio"
            className="tele-segmented-control__radio"
            name={name ?? id}
            value={option.value}
            checked={option.value === value}
            disabled={attributes.disabled || option.disabled}
            onChange={() => onValueChange(option.value, { reason: 'pick' })}
          />
          {option.icon && <Icon icon={option.icon} size="sm" />}
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
};
