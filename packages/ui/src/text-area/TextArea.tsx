import { forwardRef, useId, useState, type TextareaHTMLAttributes } from 'react';
import { joinClass } from '../class-name/join.ts';
import { useFieldControl } from '../field/context.ts';
import { textAreaMessages } from './text-area.messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import './TextArea.css';

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** Shows the number of characters used from 80 % of `maxLength`, announced at intervals. */
  showCount?: boolean;
}

/** Fraction of the limit where counting starts. */
const near = 0.8;
/** Announces every twentieth of the limit: every key would talk over the writer. */
const parts = 20;

/** Multi-line text input that grows with its content, where supported. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { showCount = false, className, id, disabled, required, onChange, rows = 3, ...rest },
  ref,
) {
  const t = useMessages(textAreaMessages);
  const countId = useId();
  const [typed, setTyped] = useState(() => String(rest.defaultValue ?? '').length);
  const used = rest.value === undefined ? typed : String(rest.value).length;
  const most = showCount ? rest.maxLength : undefined;
  const part = most === undefined || used < most * near ? 0 : Math.floor((used / most) * parts);
  const [said, setSaid] = useState({ part: 0, used: 0 });
  if (said.part !== part) setSaid({ part, used });
  const counting = part > 0;
  const { attributes } = useFieldControl({
    id,
    disabled,
    required,
    'aria-describedby': [rest['aria-describedby'], counting && countId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': rest['aria-invalid'],
  });
  return (
    <span className={joinClass('tele-text-area', className)}>
      <textarea
        {...rest}
        {...attributes}
        ref={ref}
        rows={rows}
        className="tele-text-area__control"
        onChange={(event) => {
          setTyped(event.target.value.length);
          onChange?.(event);
        }}
      />
      {counting && (
        <span id={countId} className="tele-text-area__count">
          {t.used({ used, most: most ?? 0 })}
        </span>
      )}
      {most !== undefined && (
        <VisuallyHidden role="status">{said.part > 0 && t.used({ used: said.used, most })}</VisuallyHidden>
      )}
    </span>
  );
});
