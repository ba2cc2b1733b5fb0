const drawings = 'http://www.w3.org/2000/svg';

/** Element with attributes and children: script-created ones pass any CSP. */
export function makeElement<Tag extends keyof HTMLElementTagNameMap>(
  page: Document,
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = page.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Line icon on a 24 × 24 grid, hidden from screen readers. */
export function makeIcon(page: Document, className: string, lines: readonly string[]): SVGElement {
  const icon = page.createElementNS(drawings, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('class', className);
  icon.setAttribute('aria-hidden', 'true');
  for (const line of lines) {
    const path = page.createElementNS(drawings, 'path');
    path.setAttribute('d', line);
    icon.append(path);
  }
  return icon;
}
