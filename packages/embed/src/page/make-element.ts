const drawings = 'http://www.w3.org/2000/svg';

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
