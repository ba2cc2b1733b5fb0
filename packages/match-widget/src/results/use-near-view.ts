import { useEffect, useRef, useState, type RefObject } from 'react';

/** True within 5% of a screen of the viewport, or with focus: a focused card must not collapse. */
export const useNearView = (startsNear: boolean): [RefObject<HTMLElement | null>, boolean] => {
  const ref = useRef<HTMLElement>(null);
  const [near, setNear] = useState(startsNear);
  useEffect(() => {
    const element = ref.current;
    const Observer = element?.ownerDocument.defaultView?.IntersectionObserver;
    if (!element || !Observer) {
      setNear(true);
      return undefined;
    }
    let inView = startsNear;
    const observer = new Observer(
      (entries) => {
        // Several may have queued: the last is current.
        inView = entries.at(-1)?.isIntersecting ?? false;
        setNear(inView || element.matches(':focus-within'));
      },
      { rootMargin: '5% 0px' },
    );
    const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
      setNear(inView || (relatedTarget instanceof Node && element.contains(relatedTarget)));
    };
    observer.observe(element);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusout', onFocusOut);
    };
  }, [startsNear]);
  return [ref, near];
};
