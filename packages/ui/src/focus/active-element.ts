/**
 * What has the focus, as seen from `element`: inside a shadow root the document knows the host element only. Outside the root it is what
 * the document says.
 */
export function activeElementOf(element: Element): Element | null {
  const root = element.getRootNode();
  const within = 'activeElement' in root ? (root as Document | ShadowRoot).activeElement : null;
  return within ?? element.ownerDocument.activeElement;
}
