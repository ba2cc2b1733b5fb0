import { activeElementOf } from '@tele/ui';
import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

export interface FocusKept {
  ref: RefObject<HTMLDivElement | null>;
  onFocus: () => void;
  onBlur: (event: FocusEvent) => void;
}

/**
 * Keeps the focus in an element whose buttons come and go with its state: when the one that had it is gone, the first one that stands there
 * takes it. Spread on the element.
 */
export const useFocusKept = (state: string): FocusKept => {
  const ref = useRef<HTMLDivElement>(null);
  const had = useRef(false);
  useEffect(() => {
    const element = ref.current;
    if (had.current && element && !element.contains(activeElementOf(element))) {
      element.querySelector<HTMLElement>('button')?.focus();
    }
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
