import { forwardRef, useRef } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'type'> {
  /** File types offered, as in an input's `accept`; people may still choose others. */
  accept?: string;
  inputName?: string;
  onFile: (file: File) => void;
}

/** Button to choose one file. The same file can be chosen again. */
export const FileButton = forwardRef<HTMLButtonElement, FileButtonProps>(function FileButton(
  { accept, inputName, onFile, disabled, ...button },
  ref,
) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} ref={ref} disabled={disabled} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        name={inputName}
        accept={accept}
        disabled={disabled}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          target.value = '';
        }}
      />
    </>
  );
});
