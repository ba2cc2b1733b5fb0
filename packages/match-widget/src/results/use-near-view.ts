import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Whether an element is within a third of a screen of what is seen. The first few of a list start near, so that nothing has to
 * wait for an observer; without one, all are.
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
    const observer = new Observer(
      // Several may have gathered: the last is how things are.
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: '30% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, near];
};
