import type { ErrorEvent } from '@tele/kit';
import type { Inside } from './inside.ts';

/** When what a page wrote between the tags, such as a plain link, is shown: until the widget is ready, and where it is of no use. */
export interface LinkKeeper {
  /** The widget can be used, or says why it cannot. */
  ready: () => void;
  failed: (error: ErrorEvent) => void;
  /** The service has answered. */
  answered: () => void;
  /** The widget is taken down. */
  reset: () => void;
}

/** How the service, or the client, says that it answers this page nothing. */
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
      // One call among many that went well leaves a widget that can be used, unless the page is allowed none any more.
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
