/** Stops the page from scrolling; returns an undo function. An adopted sheet passes CSP and keeps host styles. */
export function lockScroll(page: Document): () => void {
  const view = page.defaultView;
  if (!view || !('adoptedStyleSheets' in page)) return () => undefined;
  const sheet = new view.CSSStyleSheet();
  // The body's overflow applies to the page only while the root has none.
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
