import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { joinClass } from '../class-name/join.ts';
import { useFieldControl } from '../field/context.ts';
import { Icon, type IconSource } from '../icon/Icon.tsx';
import { LockIcon } from '../icon/icons.ts';
import './TextInput.css';

export interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'prefix'> {
  size?: 'md' | 'lg';
  icon?: IconSource;
  /** A few characters before the text, inside the border. */
  prefix?: ReactNode;
  /** A few characters after the text, inside the border. */
  suffix?: ReactNode;
  /** Small button inside the border, at the end. */
  action?: ReactNode;
  actionStart?: ReactNode;
  /** Tabular figures, for numbers read digit by digit. */
  numeric?: boolean;
}

/** Single-line text input. Put it in a Field for its label. */
export const TextInput = forwardRef<HTMLInputElement, TextInputProps>(function TextInput(
  {
    size = 'md',
    icon,
    prefix,
    suffix,
    action,
    actionStart,
    numeric = false,
    className,
    id,
    disabled,
    required,
    ...rest
  },
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
    <span className={joinClass('tele-input', className)} data-size={size} data-numeric={numeric || undefined}>
      {actionStart}
      {icon && <Icon icon={icon} className="tele-input__icon" />}
      {prefix && <span className="tele-input__affix">{prefix}</span>}
      <input type="text" {...rest} {...attributes} ref={ref} className="tele-input__control" />
      {suffix && <span className="tele-input__affix">{suffix}</span>}
      {rest.readOnly && <Icon icon={LockIcon} className="tele-input__icon" />}
      {action}
    </span>
  );
});
