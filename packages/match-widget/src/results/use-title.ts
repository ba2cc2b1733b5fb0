import { useCallback, useRef, type Ref, type RefCallback, type RefObject } from 'react';

function attach<Element>(ref: Ref<Element> | undefined, element: Element | null): ReturnType<RefCallback<Element>> {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
  return undefined;
}

export const useTitle = (
  given: Ref<HTMLHeadingElement> | undefined,
): [RefObject<HTMLHeadingElement | null>, RefCallback<HTMLHeadingElement>] => {
  const title = useRef<HTMLHeadingElement>(null);
  const setTitle = useCallback(
    (heading: HTMLHeadingElement | null) => {
      title.current = heading;
      return attach(given, heading);
    },
    [given],
  );
  return [title, setTitle];
};
