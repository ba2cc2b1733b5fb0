import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { activeElementOf } from './active-element.ts';

export interface FocusKept<E extends HTMLElement> {
  ref: RefObject<E | null>;
  onFocus: () => void;
  onBlur: (event: FocusEvent) => void;
}

/** Keeps focus in an element whose buttons change with `state`: first button, else the element (`tabIndex`). */
export const useFocusKept = <E extends HTMLElement = HTMLDivElement>(state: string): FocusKept<E> => {
  const ref = useRef<E>(null);
  const had = useRef(false);
  useEffect(() => {
    const element = ref.current;
    if (!had.current || !element) return;
    const active = activeElementOf(element);
    // Focus in our own popover or sheet, elsewhere in the document, stays there.
    if (active === null || active === element.ownerDocument.body) (element.querySelector('button') ?? element).focus();
  }, [state]);
  return {
    ref,
    onFocus: () => {
      had.current = true;
    },
    // React has no blur event for a removed button.
    onBlur: ({ currentTarget, relatedTarget }) => {
      had.current = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    },
  };
};
