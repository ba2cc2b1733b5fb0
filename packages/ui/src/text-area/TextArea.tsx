import { forwardRef, useId, useState, type TextareaHTMLAttributes } from 'react';
import { joinClass } from '../class-name/join.ts';
import { useFieldControl } from '../field/context.ts';
import { uiMessages } from '../messages/ui.messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import './TextArea.css';

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** Shows how many characters of `maxLength` are used. */
  showCount?: boolean;
}

/** Several lines of text, growing with what is written where the browser can. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { showCount = false, className, id, disabled, required, onChange, rows = 3, ...rest },
  ref,
) {
  const t = useMessages(uiMessages);
  const countId = useId();
  const [typed, setTyped] = useState(() => String(rest.defaultValue ?? '').length);
  const used = rest.value === undefined ? typed : String(rest.value).length;
  const counting = showCount && rest.maxLength !== undefined;
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
          {t.used({ used, most: rest.maxLength ?? 0 })}
        </span>
      )}
    </span>
  );
});
