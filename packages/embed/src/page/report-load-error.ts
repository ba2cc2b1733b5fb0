import { warn } from './warn.ts';

/** Something that a widget needs did not load. `from` tells so, as the widgets' own events do; what the page shows in its place stays. */
export function reportLoadError(error: unknown, widget: unknown, from: EventTarget): void {
  warn(error instanceof Error ? error.message : String(error));
  const detail = { v: 1, type: 'load-error', widget, instanceId: '', data: { code: 'NOT_LOADED' } };
  from.dispatchEvent(new CustomEvent('tele:load-error', { bubbles: true, composed: true, detail }));
}
