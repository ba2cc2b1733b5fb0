declare global {
  interface Window {
    /** Records text that the page's scripts could have seen, and where. */
    canaryTell: (where: string, text: string) => void;
  }
}

/** Reports all a page's scripts can hear or read outside shadow roots. `widget`: selector of one in the document. */
export function tellOfPage(widget: string): void {
  const plain = (value: unknown): string => {
    const seen = new WeakSet();
    const text = JSON.stringify(value, (_, inner: unknown) => {
      if (inner instanceof Node) return inner.nodeName;
      if (inner instanceof Window) return 'window';
      if (inner instanceof CustomEvent) return { type: inner.type, detail: inner.detail as unknown };
      if (typeof inner !== 'object' || inner === null) return typeof inner === 'function' ? 'function' : inner;
      if (seen.has(inner)) return 'again';
      seen.add(inner);
      return inner;
    });
    return text ?? String(value);
  };
  const tell = (where: string, ...what: unknown[]): void => {
    // Absent in a frame that is unloading.
    if (typeof window.canaryTell === 'function') window.canaryTell(where, what.map(plain).join(' '));
  };
  /** Reports each call of a method, then makes it. */
  const overhear = (owner: object, name: string, where: string): void => {
    const holder = owner as Record<string, (...given: unknown[]) => unknown>;
    const own = holder[name];
    if (!own) return;
    holder[name] = function (this: unknown, ...given: unknown[]) {
      tell(where, ...given);
      return own.apply(this, given);
    };
  };
  const isInside = (node: Node | null): boolean => {
    const element = node instanceof Element ? node : node?.parentElement;
    return Boolean(widget && element?.closest(widget));
  };

  overhear(EventTarget.prototype, 'dispatchEvent', 'event');
  // Analytics sees presses and typing: the event's target, as far as the page can see it.
  for (const type of ['click', 'input', 'change', 'submit', 'keydown', 'focusin', 'copy']) {
    document.addEventListener(
      type,
      ({ target }) => {
        if (!(target instanceof Element) || isInside(target)) return;
        const value = 'value' in target ? target.value : '';
        tell('heard', type, target.outerHTML.slice(0, 5000), target.textContent, value);
      },
      true,
    );
  }
  window.addEventListener('message', ({ data }) => tell('message', data), true);
  overhear(History.prototype, 'pushState', 'history');
  overhear(History.prototype, 'replaceState', 'history');
  overhear(Storage.prototype, 'setItem', 'storage');
  overhear(IDBObjectStore.prototype, 'put', 'storage');
  overhear(IDBObjectStore.prototype, 'add', 'storage');
  if (typeof Cache === 'function') overhear(Cache.prototype, 'put', 'storage');
  overhear(BroadcastChannel.prototype, 'postMessage', 'message');
  overhear(Performance.prototype, 'mark', 'timing');
  overhear(Performance.prototype, 'measure', 'timing');
  overhear(Navigator.prototype, 'sendBeacon', 'beacon');

  const tellOf = (node: Node): void => {
    if (isInside(node)) return;
    if (node instanceof Element) for (const { name, value } of node.attributes) tell('attribute', name, value);
    else if (node.nodeType === Node.TEXT_NODE && !(node.parentElement instanceof HTMLScriptElement))
      tell('text', node.textContent);
    for (const child of node.childNodes) tellOf(child);
  };
  const watch = (): void => {
    tellOf(document.documentElement);
    new MutationObserver((changes) => {
      for (const { type, target, attributeName, addedNodes } of changes) {
        if (isInside(target)) continue;
        if (type === 'attributes' && target instanceof Element)
          tell('attribute', attributeName, target.getAttribute(attributeName ?? ''));
        if (type === 'characterData') tell('text', target.textContent);
        for (const node of addedNodes) tellOf(node);
      }
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  };
  // The document may not exist yet.
  if (document.documentElement) watch();
  else document.addEventListener('readystatechange', watch, { once: true });
}
