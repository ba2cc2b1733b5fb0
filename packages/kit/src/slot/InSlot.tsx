import { useCallback, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useHostPage, type FrameSlots } from '../provider/context.ts';

export interface InSlotProps {
  name: keyof FrameSlots;
  children: ReactNode;
}

/**
 * What another company's script mounts into: drawn in place, or in an element of the host's in the document proper that a slot shows
 * here (features.md section 9.2): such scripts mount in no shadow root.
 */
export const InSlot = ({ name, children }: InSlotProps) => {
  const open = useHostPage().slots[name];
  const opened = useRef<HTMLElement | null>(null);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const attach = useCallback(
    (slot: HTMLSlotElement | null) => {
      opened.current?.remove();
      opened.current = (slot && open?.()) ?? null;
      setElement(opened.current);
    },
    [open],
  );
  if (!open) return children;
  return (
    <>
      <slot ref={attach} name={element?.slot} />
      {element && createPortal(children, element)}
    </>
  );
};
