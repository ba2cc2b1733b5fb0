import { readWindowMessage } from '@tele/core';

const size = { width: 460, height: 680 };

/** The sign-in window: opened empty during a press, then sent to its URL. */
export interface SignInWindow {
  isGone: () => boolean;
  leadTo: (url: string) => void;
  show: (url: string) => void;
  /** Answers the window's question who opened it, and receives its code. Returns an unsubscribe function. */
  listen: (about: { signInId: string; url: string }, onCode: (code: string) => void) => () => void;
  close: () => void;
}

function open(page: Window, url: string): Window | null {
  const { width, height } = size;
  const left = Math.max(0, Math.round(page.screenX + (page.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(page.screenY + (page.outerHeight - height) / 3));
  // No window name: a second tab must not find it. Phones open a tab.
  return page.open(url, '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`);
}

export function openSignInWindow(page: Window): SignInWindow {
  let opened = open(page, '');
  const isGone = (): boolean => opened === null || opened.closed;

  return {
    isGone,
    leadTo(url) {
      if (!isGone()) opened?.location.replace(url);
    },
    show(url) {
      if (isGone()) opened = open(page, url);
      else opened?.focus();
    },
    listen({ signInId, url }, onCode) {
      const { origin } = new URL(url);
      const hear = (event: MessageEvent): void => {
        // If the browser blocked ours, the person opened the window from the link.
        const speaker = opened ?? (event.source as Window | null);
        const message = readWindowMessage(event, { window: speaker, origin, signInId });
        if (!message || !speaker) return;
        opened = speaker;
        if (message.kind === 'ready') speaker.postMessage({ tele: 1, kind: 'here', signInId }, origin);
        if (message.kind === 'code') onCode(message.code);
      };
      page.addEventListener('message', hear);
      return () => page.removeEventListener('message', hear);
    },
    close() {
      if (!isGone()) opened?.close();
      opened = null;
    },
  };
}
