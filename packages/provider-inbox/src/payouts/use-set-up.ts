import { useChange } from '@tele/kit';
import { useRef } from 'react';

/** Requests a link to the payment provider and opens it in the pressed element's window, or with `goTo`. */
export const useSetUp = (goTo?: (url: string) => void) => {
  const page = useRef<Window | null>(null);
  const link = useChange('onboardPayouts', {
    onDone: ({ url }) => (goTo ? goTo(url) : page.current?.location.assign(url)),
  });
  return {
    go: (pressed: Element): void => {
      page.current = pressed.ownerDocument.defaultView;
      link.mutate();
    },
    busy: link.isPending,
    waiting: link.isPaused,
    error: link.error,
  };
};

export type SetUp = ReturnType<typeof useSetUp>;
