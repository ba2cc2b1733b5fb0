import { activeElementOf, holds } from '@tele/ui';

/** True if focus is in the widget, or was lost; false while it is elsewhere on the host page. */
export function mayTakeFocus(element: HTMLElement): boolean {
  const active = activeElementOf(element);
  const root = element.closest('.tele');
  return active === null || holds(active, element) || (root !== null && holds(root, active));
}
