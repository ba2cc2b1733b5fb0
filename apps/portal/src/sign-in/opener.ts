import type { WindowMessage } from '@tele/core';

/** The page that opened this window; null where there is none, or it is closed. */
export const openerOf = (): Window | null => window.opener as Window | null;

/** Says something to the page that opened this window, at the origin that is registered and at no other. */
export function tellOpener(origin: string, message: WindowMessage): void {
  openerOf()?.postMessage(message, origin);
}

/** Whether the browser shows this as a tab of its own, in which the person needs a way back; else as a window beside the page. */
export const isTab = (): boolean => window.toolbar.visible || window.matchMedia('(hover: none)').matches;
