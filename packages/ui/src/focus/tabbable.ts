const candidates =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]';

/** Tab stops at one radio of a group: the checked one, or any if none is. */
function isPassedBy(element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked || !element.name)
    return false;
  const root = element.form ?? (element.getRootNode() as Document | ShadowRoot);
  return root.querySelector(`input[type=radio][name="${CSS.escape(element.name)}"]:checked`) !== null;
}

function isStop(element: HTMLElement): boolean {
  if (!element.matches(candidates) || element.matches(':disabled, [tabindex^="-"]')) return false;
  if (element.closest('[inert]') || element.getClientRects().length === 0 || isPassedBy(element)) return false;
  return element.ownerDocument.defaultView?.getComputedStyle(element).visibility === 'visible';
}

/** Tab stops inside an element in page order, including slotted content. */
function tabStops(within: Element): HTMLElement[] {
  const found = [...within.querySelectorAll<HTMLElement>(`slot, ${candidates}`)].flatMap((element) =>
    element instanceof HTMLSlotElement
      ? element.assignedElements().flatMap((shown) => [shown, ...shown.querySelectorAll<HTMLElement>(candidates)])
      : [element],
  );
  return found.filter((element): element is HTMLElement => element instanceof HTMLElement && isStop(element));
}

/** First or last tab stop inside an element; undefined without any. */
export const endStop = (within: Element, end: 'first' | 'last'): HTMLElement | undefined =>
  tabStops(within).at(end === 'first' ? 0 : -1);
