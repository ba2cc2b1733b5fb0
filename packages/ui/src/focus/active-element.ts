/** Focused element, even in a shadow root, where the document only knows the host element. */
export function activeElementOf(element: Element): Element | null {
  for (let root = element.getRootNode(); 'activeElement' in root; root = (root as ShadowRoot).host.getRootNode()) {
    const { activeElement } = root as Document | ShadowRoot;
    if (activeElement || !('host' in root)) return activeElement;
  }
  return element.ownerDocument.activeElement;
}
