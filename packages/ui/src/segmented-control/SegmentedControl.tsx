import { joinClass } from '../class-name/join.ts';
import { useRadioGroup, type RadioGroupProps } from '../radio-group/use-radio-group.ts';
import { Icon, type IconSource } from '../icon/Icon.tsx';
import './SegmentedControl.css';
import '../segmented-links/SegmentedLinks.css';

export interface Segment {
  value: string;
  label: string;
  icon?: IconSource;
  disabled?: boolean;
}

export interface SegmentedControlProps extends RadioGroupProps {
  /** Two to five short words. */
  options: readonly Segment[];
  value: string;
  /** Full width, equal parts. */
  block?: boolean;
}

/** Native radios that switch views: week, day, month. For pages, use SegmentedLinks; for panels, Tabs. */
export const SegmentedControl = ({ options, block = false, className, ...given }: SegmentedControlProps) => {
  const { group, radio } = useRadioGroup(given);
  return (
    <div
      {...group}
      className={joinClass('tele-segmented-links', 'tele-segmented-control', className)}
      data-block={block || undefined}
    >
      {options.map((option) => (
        <label key={option.value} className="tele-segmented-links__link tele-segmented-control__segment">
          <input {...radio(option)} className="tele-segmented-control__radio" />
          {option.icon && <Icon icon={option.icon} size="sm" />}
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
};
