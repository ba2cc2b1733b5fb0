/**
 * What has the focus, as seen from `element`: inside a shadow root the document knows the host element only. Where nothing has it in the
 * element's own root, it is what the next root outwards says, down to the document.
 */
export function activeElementOf(element: Element): Element | null {
  for (let root = element.getRootNode(); 'activeElement' in root; root = (root as ShadowRoot).host.getRootNode()) {
    const { activeElement } = root as Document | ShadowRoot;
    if (activeElement || !('host' in root)) return activeElement;
  }
  return element.ownerDocument.activeElement;
}
