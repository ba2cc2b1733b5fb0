const warnedPages = new WeakSet<Document>();

/** True if the browser lacks required features. Warns once per page; the fallback content stays. */
export function isOldBrowser(page: Document): boolean {
  const view = page.defaultView;
  if (!view) return true;
  const knows = 'toSorted' in Array.prototype && 'timeout' in AbortSignal && 'attachShadow' in view.Element.prototype;
  if (!knows && !warnedPages.has(page)) {
    warnedPages.add(page);
    view.console.warn('Tele: this browser is not supported. The element’s fallback content is shown instead.');
  }
  return !knows;
}
