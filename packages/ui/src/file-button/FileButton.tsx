import { forwardRef, useRef } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'type'> {
  /** What the browser's dialog offers, as the `accept` of an input; a person may choose others all the same. */
  accept?: string;
  /** The name of the input that holds the file for a moment. */
  inputName?: string;
  onFile: (file: File) => void;
}

/** A button that lets somebody choose one file. The same file may be chosen again. */
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
