import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useHostPage, type FrameName } from '../provider/context.ts';

export interface InSlotProps {
  name: FrameName;
  children: ReactNode;
}

/** Out of the reach of a host's sheet: a declaration of the element itself that is important outweighs every rule of the page. */
const look = 'all: initial !important; display: block !important';

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
  // What is mounted into stands among the page's own elements, where no sheet of ours is read.
  useLayoutEffect(() => {
    if (!element) return;
    for (const { style } of [element, ...element.querySelectorAll<HTMLElement>(':scope > *, :scope > form > *')])
      style.cssText = look;
  });
  if (!open) return children;
  return (
    <>
      <slot ref={attach} name={element?.slot} />
      {element && createPortal(children, element)}
    </>
  );
};
