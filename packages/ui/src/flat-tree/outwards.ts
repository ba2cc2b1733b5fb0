/** Next element outwards as rendered: through slots, and out of shadow roots. */
export function outwards(element: Element): Element | null {
  const parent = element.assignedSlot ?? element.parentNode;
  return parent?.nodeType === Node.DOCUMENT_FRAGMENT_NODE ? ((parent as ShadowRoot).host ?? null) : (parent as Element);
}
