/** What has the focus in the tree that an element is in: the document, or the shadow root of a widget. */
export const focusedNear = (element: HTMLElement): Element | null =>
  (element.getRootNode() as Document | ShadowRoot).activeElement;

/** Whether the focus is the widget's to move: in it, or lost with what had it; not while it is in the rest of the host's page. */
export function mayTakeFocus(element: HTMLElement): boolean {
  const near = focusedNear(element);
  if (near) return near.contains(element) || element.closest('.tele')?.contains(near) === true;
  // Nothing in this tree: a shadow root, beside which something of the page may have it.
  const far = element.ownerDocument.activeElement;
  return far === null || far === element.ownerDocument.body;
}
