import { activeElementOf, holds } from '@tele/ui';

/** Whether the focus is the widget's to move: in it, or lost with what had it; not while it is in the rest of the host's page. */
export function mayTakeFocus(element: HTMLElement): boolean {
  const active = activeElementOf(element);
  const root = element.closest('.tele');
  return active === null || holds(active, element) || (root !== null && holds(root, active));
}
