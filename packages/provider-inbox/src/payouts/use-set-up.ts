import { useChange } from '@tele/kit';
import { useRef } from 'react';

/** Asks for a link to the payment provider, and goes there: in the window of what was pressed, unless `goTo` is given. */
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
    /** It waits for the connection. */
    waiting: link.isPaused,
    error: link.error,
  };
};

export type SetUp = ReturnType<typeof useSetUp>;
