import { forwardRef, type InputHTMLAttributes } from 'react';
import { joinClass } from '../class-name/join.ts';
import { useFieldControl } from '../field/context.ts';
import './DateInput.css';
import '../text-input/TextInput.css';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size' | 'value' | 'defaultValue' | 'min' | 'max'>;

export interface DateInputProps extends Native {
  size?: 'md' | 'lg';
  /** Calendar date, YYYY-MM-DD; '' when empty. */
  value?: string;
  defaultValue?: string;
  /** First date allowed, YYYY-MM-DD. */
  min?: string;
  /** Last date allowed, YYYY-MM-DD. */
  max?: string;
}

/** Date input with the browser's picker; typing always works. */
export const DateInput = forwardRef<HTMLInputElement, DateInputProps>(function DateInput(
  { size = 'md', className, id, disabled, required, ...rest },
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
      <input {...rest} {...attributes} ref={ref} type="date" className="tele-input__control" />
    </span>
  );
});
