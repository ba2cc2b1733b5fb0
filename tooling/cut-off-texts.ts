/** Intentionally shortened texts, with a way to the whole: a bio, and a booked half hour. */
export const shortenedTexts = '.tele-specialist-info__bio, .tele-specialist-summary__bio, .tele-time-grid';

/** Self-contained for `page.evaluate`: texts cut by the window or a box. Scrollable content is not cut. */
export function cutOffTexts(exempt: string): string[] {
  const cutterOf = (line: DOMRect, element: Element): string | undefined => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(box);
      if (clipPath !== 'none') return undefined;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const wide = line.left < left - 1.5 || line.right > right + 1.5;
      const high = line.top < top - 3 || line.bottom > bottom + 3;
      const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
      if ((wide && hides(overflowX)) || (high && hides(overflowY))) return box.className;
      if ((overflowX === 'auto' && box.scrollWidth > box.clientWidth) || (overflowY === 'auto' && high))
        return undefined;
    }
    const { clientWidth } = document.documentElement;
    return line.left < -0.5 || line.right > clientWidth + 0.5 ? 'the window' : undefined;
  };
  const cut = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element || !text.nodeValue?.trim() || element.closest(exempt)) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      const cutter = line.width < 1 ? undefined : cutterOf(line, element);
      if (cutter !== undefined) cut.add(`${text.nodeValue.trim()}, cut by ${cutter}`);
    }
  }
  return [...cut];
}
