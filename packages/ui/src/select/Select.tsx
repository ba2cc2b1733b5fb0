import { forwardRef, type SelectHTMLAttributes } from 'react';
import { joinClass } from '../class-name/join.ts';
import { useFieldControl } from '../field/context.ts';
import { Icon } from '../icon/Icon.tsx';
import { ChevronDownIcon } from '../icon/icons.ts';
import './Select.css';

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size' | 'multiple'> {
  size?: 'md' | 'lg';
  /** First line, with the value '': choosing it clears the field. */
  placeholder?: string;
}

export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { size = 'md', placeholder, className, id, disabled, required, children, ...rest },
  ref,
) {
  const { attributes } = useFieldControl({
    id,
    disabled,
    required,
    'aria-describedby': rest['aria-describedby'],
    'aria-invalid': rest['aria-invalid'],
  });
  const initial = placeholder !== undefined && rest.value === undefined && rest.defaultValue === undefined;
  return (
    <span className={joinClass('tele-select', className)} data-size={size}>
      <select
        {...(initial && { defaultValue: '' })}
        {...rest}
        {...attributes}
        ref={ref}
        className="tele-select__control"
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {children}
      </select>
      <Icon icon={ChevronDownIcon} className="tele-select__chevron" />
    </span>
  );
});
