import type { WindowMessage } from '@tele/core';

export const openerOf = (): Window | null => window.opener as Window | null;

/** Posts a message to the opener, only at the registered origin. */
export function tellOpener(origin: string, message: WindowMessage): void {
  openerOf()?.postMessage(message, origin);
}

/** True for a full tab, which needs a way back; false for a popup. */
export const isTab = (): boolean => window.toolbar.visible || window.matchMedia('(hover: none)').matches;
