/** The next element outwards as the page is drawn: through the slot that shows an element, and out of shadow roots. */
export function outwards(element: Element): Element | null {
  const parent = element.assignedSlot ?? element.parentNode;
  return parent?.nodeType === Node.DOCUMENT_FRAGMENT_NODE ? ((parent as ShadowRoot).host ?? null) : (parent as Element);
}
