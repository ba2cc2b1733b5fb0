import { forwardRef, type InputHTMLAttributes } from 'react';
import { joinClass } from '../class-name/join.ts';
import { useFieldControl } from '../field/context.ts';
import '../date-input/DateInput.css';
import '../text-input/TextInput.css';

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'size' | 'value' | 'defaultValue' | 'min' | 'max' | 'step'
>;

export interface TimeInputProps extends Native {
  size?: 'md' | 'lg';
  /** Time of day on a 24-hour clock, HH:MM; '' when empty. No zone: show it next to the field. */
  value?: string;
  defaultValue?: string;
  /** First time allowed, HH:MM. */
  min?: string;
  /** Last time allowed, HH:MM. */
  max?: string;
  /** Seconds between offered times. Others can be typed, but the form refuses them. Default: 300. */
  step?: number;
}

/** The browser's time input, in steps of five minutes; typing always works. */
export const TimeInput = forwardRef<HTMLInputElement, TimeInputProps>(function TimeInput(
  { size = 'md', step = 300, className, id, disabled, required, ...rest },
  ref,
) {
  const { attributes } = useFieldControl({
    id,
    disabled,
    required,
    'aria-describedby': rest['aria-describedby'],
    'aria-invalid': rest['aria-invalid'],
  });
  return (
    <span className={joinClass('tele-input', 'tele-date-input', className)} data-size={size} data-numeric>
      <input {...rest} {...attributes} ref={ref} type="time" step={step} className="tele-input__control" />
    </span>
  );
});
