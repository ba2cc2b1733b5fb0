import type { ErrorEvent } from '@tele/kit';
import type { Inside } from './inside.ts';

/** Shows the page's fallback content, such as a link, until the widget is ready, or if it cannot be used. */
export interface LinkKeeper {
  ready: () => void;
  failed: (error: ErrorEvent) => void;
  answered: () => void;
  reset: () => void;
}

const notAllowed = /^(ORIGIN_NOT|UNKNOWN_PARTNER)/;

export function keepLink(show: Inside['showLink']): LinkKeeper {
  let isReady = false;
  let isOfNoUse = false;
  let hasAnswered = false;
  const update = (): void => show(isOfNoUse ? 'above' : isReady ? 'hidden' : 'alone');
  return {
    ready() {
      isReady = true;
      update();
    },
    failed({ type, code }) {
      const isService = type === 'api_connection_error' || type === 'api_error';
      // A single failed call leaves a usable widget, unless the page is blocked.
      const isForGood = type === 'render_error' || type === 'configuration_error' || notAllowed.test(code ?? '');
      if (isForGood || (isService && !hasAnswered)) isOfNoUse = true;
      update();
    },
    answered() {
      hasAnswered = true;
      if (!isOfNoUse) return;
      isOfNoUse = false;
      update();
    },
    reset() {
      isReady = false;
      isOfNoUse = false;
      hasAnswered = false;
      update();
    },
  };
}
