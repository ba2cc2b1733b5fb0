import { readWindowMessage } from '@tele/core';

const size = { width: 460, height: 680 };

/** The window that somebody signs in in: opened empty while something is pressed, and led to its address once that is known. */
export interface SignInWindow {
  /** The browser let none open, or it was closed. */
  isGone: () => boolean;
  leadTo: (url: string) => void;
  /** Brings it to the front, or opens another one at the same address. */
  show: (url: string) => void;
  /** Answers the window's question who has opened it, and hears the code that it hands over. Returns the way to stop. */
  listen: (about: { signInId: string; url: string }, onCode: (code: string) => void) => () => void;
  close: () => void;
}

function open(page: Window, url: string): Window | null {
  const { width, height } = size;
  const left = Math.max(0, Math.round(page.screenX + (page.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(page.screenY + (page.outerHeight - height) / 3));
  // Nobody's name: a second tab must not find it. A phone makes a tab of it.
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
        // Where the browser let none open, the window is the one that a press on the address has made.
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
      // Of another origin by now, which may be closed all the same.
      if (!isGone()) opened?.close();
      opened = null;
    },
  };
}
