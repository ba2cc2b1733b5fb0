/**
 * Keeps the page behind a modal where it is. In a sheet of its own and by script, so that no Content-Security-Policy stands in the way, nothing
 * of the host's is written over, and each modal undoes what it did alone. The place of the scrollbar is kept, so nothing jumps.
 * Returns the way back.
 */
export function lockScroll(page: Document): () => void {
  const view = page.defaultView;
  if (!view || !('adoptedStyleSheets' in page)) return () => undefined;
  const sheet = new view.CSSStyleSheet();
  // The body's own value counts for the page only while the root has none: whichever counts now is the one to change.
  const { overflow } = view.getComputedStyle(page.documentElement);
  const scroller = /visible/.test(overflow) ? 'body' : ':root';
  const keepsGutter = view.innerWidth > page.documentElement.clientWidth;
  sheet.replaceSync(
    `${scroller} { overflow: hidden !important } ${keepsGutter ? ':root { scrollbar-gutter: stable !important }' : ''}`,
  );
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
