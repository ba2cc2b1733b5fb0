/** Words broken across lines. The element must contain only text. */
export function brokenWords(element: HTMLElement): string[] {
  const text = element.firstChild;
  if (!(text instanceof Text) || element.childNodes.length > 1) throw new Error('More than text is in there.');
  return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const range = element.ownerDocument.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1 ? [word] : [];
  });
}
