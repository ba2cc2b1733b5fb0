import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Narrower than this, in em, is a phone; same in SearchForm.css. */
const phoneWidth = 30;

/** Measures an element: a phone’s form has other controls, in reading order. */
export const useNarrow = (): [RefObject<HTMLDivElement | null>, boolean] => {
  const ref = useRef<HTMLDivElement>(null);
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    const view = element?.ownerDocument.defaultView;
    if (!element || !view?.ResizeObserver) return undefined;
    const measure = (): void => {
      const phone = phoneWidth * Number.parseFloat(view.getComputedStyle(element).fontSize);
      setNarrow(element.clientWidth > 0 && element.clientWidth < phone);
    };
    measure();
    const observer = new view.ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isNarrow];
};
