import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useHostPage, type FrameName } from '../provider/context.ts';

export interface InSlotProps {
  name: FrameName;
  children: ReactNode;
}

/** Inline `!important` overrides every rule of the host page. */
const look = 'all: initial !important; display: block !important';

/** Mount point of third-party scripts, which cannot mount in shadow roots (features.md section 9.2). */
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
  // These elements are in the page itself, where our style sheets don't apply.
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
