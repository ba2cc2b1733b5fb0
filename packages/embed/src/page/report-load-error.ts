import { warn } from './warn.ts';

export function reportLoadError(error: unknown, widget: unknown, from: EventTarget): void {
  warn(error instanceof Error ? error.message : String(error));
  const detail = { v: 1, type: 'load-error', widget, instanceId: '', data: { code: 'NOT_LOADED' } };
  from.dispatchEvent(new CustomEvent('tele:load-error', { bubbles: true, composed: true, detail }));
}
