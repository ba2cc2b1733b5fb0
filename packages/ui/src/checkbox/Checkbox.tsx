import { forwardRef, useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { joinClass } from '../class-name/join.ts';
import { Icon } from '../icon/Icon.tsx';
import { AlertIcon, CheckIcon } from '../icon/icons.ts';
import './Checkbox.css';
import '../field/Field.css';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  label: ReactNode;
  /** A second line under the label. */
  description?: ReactNode;
  /** How to fix the entry. */
  error?: ReactNode;
}

/** Checkbox with its label. The whole row is the target. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, description, error, className, ...rest },
  ref,
) {
  const id = useId();
  const describedBy = [rest['aria-describedby'], error && `${id}error`, description && `${id}description`];
  return (
    <div className={joinClass('tele-checkbox', className)}>
      <label className="tele-checkbox__row">
        <input
          {...rest}
          ref={ref}
          type="checkbox"
          className="tele-checkbox__control"
          aria-labelledby={`${id}label`}
          aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : rest['aria-invalid']}
        />
        <span className="tele-checkbox__box" aria-hidden="true">
          <Icon icon={CheckIcon} className="tele-checkbox__check" />
        </span>
        <span className="tele-checkbox__text">
          <span id={`${id}label`}>{label}</span>
          {description && (
            <span id={`${id}description`} className="tele-checkbox__description">
              {description}
            </span>
          )}
        </span>
      </label>
      {error && (
        <p id={`${id}error`} className="tele-field__error">
          <Icon icon={AlertIcon} size="sm" className="tele-field__error-icon" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
});
