import { forwardRef, useId, useState, type TextareaHTMLAttributes } from 'react';
import { joinClass } from '../class-name/join.ts';
import { useFieldControl } from '../field/context.ts';
import { textAreaMessages } from './text-area.messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import './TextArea.css';

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** Shows how many characters of `maxLength` are used, once that is 80 % of them, and reads it out now and then. */
  showCount?: boolean;
}

/** From this part of the limit on the characters are counted. */
const near = 0.8;
/** Read out each time another twentieth of the limit is used: at every key it would talk over the writer. */
const parts = 20;

/** Several lines of text, growing with what is written where the browser can. */
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
