import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { activeElementOf } from './active-element.ts';

export interface FocusKept<E extends HTMLElement> {
  ref: RefObject<E | null>;
  onFocus: () => void;
  onBlur: (event: FocusEvent) => void;
}

/**
 * Keeps the focus in an element whose buttons come and go with its `state`: when the one that had it is gone, the first one that stands there
 * takes it, and where none does the element, if it has a `tabIndex`. Spread on the element.
 */
export const useFocusKept = <E extends HTMLElement = HTMLDivElement>(state: string): FocusKept<E> => {
  const ref = useRef<E>(null);
  const had = useRef(false);
  useEffect(() => {
    const element = ref.current;
    if (!had.current || !element) return;
    const active = activeElementOf(element);
    // A popover or a sheet of ours, which stands elsewhere in the document, has it rightly.
    if (active === null || active === element.ownerDocument.body) (element.querySelector('button') ?? element).focus();
  }, [state]);
  return {
    ref,
    onFocus: () => {
      had.current = true;
    },
    // React tells nothing of a button that loses the focus because it is taken away.
    onBlur: ({ currentTarget, relatedTarget }) => {
      had.current = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    },
  };
};
