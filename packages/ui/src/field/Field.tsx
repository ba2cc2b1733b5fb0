import { useId, useMemo, type ReactNode } from 'react';
import { joinClass } from '../class-name/join.ts';
import { Icon } from '../icon/Icon.tsx';
import { AlertIcon } from '../icon/icons.ts';
import { uiMessages } from '../messages/ui.messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import { FieldContext } from './context.ts';
import './Field.css';

export interface FieldProps {
  label: ReactNode;
  /** One control of this package; gets its ID, description and validity from the field. */
  children: ReactNode;
  /** Adds “optional” next to the label. */
  optional?: boolean;
  /** Marks the control as required for screen readers. */
  required?: boolean;
  disabled?: boolean;
  hint?: ReactNode;
  /** How to fix the entry. Makes the control invalid. */
  error?: ReactNode;
  /** For several controls (radios, a card element): the label names the group. */
  group?: boolean;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
  /** ID of the control, for links to it. */
  controlId?: string;
  className?: string;
}

export const Field = (props: FieldProps) => {
  const { label, children, optional, required = false, disabled = false, hint, error, group, hideLabel } = props;
  const t = useMessages(uiMessages);
  const id = useId();
  const controlId = props.controlId ?? `${id}control`;
  const invalid = Boolean(error);
  const hasHint = Boolean(hint);
  const value = useMemo(
    () => ({
      controlId,
      labelId: `${id}label`,
      hintId: hasHint ? `${id}hint` : undefined,
      errorId: invalid ? `${id}error` : undefined,
      invalid,
      required,
      disabled,
    }),
    [controlId, id, hasHint, invalid, required, disabled],
  );
  const words = (
    <>
      <span>{label}</span>
      {optional && ' '}
      {optional && <span className="tele-field__optional">{t.optional}</span>}
    </>
  );
  const labelClass = joinClass('tele-field__label', hideLabel && 'tele-visually-hidden');
  return (
    <FieldContext.Provider value={value}>
      <div className={joinClass('tele-field', props.className)} data-invalid={invalid || undefined}>
        {group ? (
          <div id={value.labelId} className={labelClass}>
            {words}
          </div>
        ) : (
          <label id={value.labelId} htmlFor={controlId} className={labelClass}>
            {words}
          </label>
        )}
        {children}
        {error && (
          <p id={value.errorId} className="tele-field__error">
            <Icon icon={AlertIcon} size="sm" className="tele-field__error-icon" />
            <span>{error}</span>
          </p>
        )}
        {hint && (
          <p id={value.hintId} className="tele-field__hint">
            {hint}
          </p>
        )}
      </div>
    </FieldContext.Provider>
  );
};
