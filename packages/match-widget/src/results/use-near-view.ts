import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Whether an element is within a twentieth of a screen of what is seen, or holds the focus: what has it must not fold away under it. The
 * first few of a list start near, so that nothing has to wait for an observer; without one, all are.
 */
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
        // Several may have gathered: the last is how things are.
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
