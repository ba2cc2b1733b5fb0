/** Announcement of a page: an element that took the focus, or the new text of a live region. */
export interface Heard {
  /** Text of a live region and its politeness: `polite` or `assertive`. Absent when an element took the focus. */
  said?: { politeness: string; text: string; how: 'changed' | 'came' | 'unheard' };
  /** Element that took the focus; it may have left the page since. */
  element?: Element;
}

export interface Listening {
  announcements: Heard[];
  /** Time of the last announcement, by the page's clock. */
  lastAt: number;
}

/** Runs before a page’s scripts. Records one announcement per change and region, as a screen reader does. */
export function listen(): void {
  if (window !== window.top) return;
  const listening: Listening = { announcements: [], lastAt: performance.now() };
  Object.assign(window, { announced: listening });
  const regions = '[aria-live], [role=status], [role=alert], [role=log], output';

  const keep = (announcement: Heard): void => {
    listening.announcements.push(announcement);
    listening.lastAt = performance.now();
  };
  const politenessOf = (region: Element): string =>
    region.getAttribute('aria-live') ?? (region.getAttribute('role') === 'alert' ? 'assertive' : 'polite');
  /** Status and alert regions are read whole, whichever part changed. */
  const isWhole = (region: Element): boolean =>
    (region.getAttribute('aria-atomic') ?? String(region.hasAttribute('role') || region.matches('output'))) === 'true';
  const regionOf = (node: Node): Element | null => {
    const element = node instanceof Element ? node : node.parentElement;
    const region = element?.closest(regions) ?? null;
    return region && politenessOf(region) !== 'off' ? region : null;
  };
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element)) return '';
    if (node.getAttribute('aria-hidden') === 'true' || !node.checkVisibility()) return '';
    const label = node.getAttribute('aria-label');
    const inside = label ?? [...node.childNodes].map(textOf).join('');
    return getComputedStyle(node).display.startsWith('inline') ? inside : ` ${inside} `;
  };
  const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
  /** Loading messages are ignored: they appear only on slow machines. */
  const isWait = (region: Element, text: string): boolean =>
    text.endsWith('…') || region.closest('[aria-busy=true]') !== null || region.matches('.tele-spinner');
  const say = (region: Element, nodes: readonly Node[], how: 'changed' | 'came'): void => {
    const text = plain((isWhole(region) ? [region] : nodes).map(textOf).join(' '));
    if (text === '' || isWait(region, text)) return;
    const isSilent = region.closest('[inert], [aria-hidden=true]') !== null;
    keep({ said: { politeness: politenessOf(region), text, how: isSilent ? 'unheard' : how } });
  };

  new MutationObserver((records) => {
    const changed = new Map<Element, Node[]>();
    const came = new Set<Element>();
    for (const { type, target, addedNodes } of records) {
      const region = regionOf(target);
      const nodes = type === 'characterData' ? [target] : [...addedNodes].filter((node) => node.isConnected);
      if (region && nodes.length > 0) changed.set(region, [...(changed.get(region) ?? []), ...nodes]);
      for (const node of nodes) {
        if (!(node instanceof Element)) continue;
        for (const one of [node, ...node.querySelectorAll(regions)]) if (regionOf(one) === one) came.add(one);
      }
    }
    for (const [region, nodes] of changed) if (!came.has(region)) say(region, nodes, 'changed');
    for (const region of came) say(region, [region], 'came');
  }).observe(document, { childList: true, characterData: true, subtree: true });

  document.addEventListener('focusin', (event) => {
    const [element] = event.composedPath();
    if (element instanceof Element) keep({ element });
  });
}
