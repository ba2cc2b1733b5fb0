declare global {
  interface Window {
    /** Takes down what the page's scripts could have seen: where, and its text. */
    canaryTell: (where: string, text: string) => void;
  }
}

/**
 * Runs in a page before its own scripts do, and tells of all that a script of the page could hear or read outside the widget: events, history,
 * messages, what is stored, and every attribute and text of the document. `widget` is the selector of a widget that stands in the document
 * itself; what is in a shadow root is never seen from here.
 */
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
    // Absent in a frame that is going away.
    if (typeof window.canaryTell === 'function') window.canaryTell(where, what.map(plain).join(' '));
  };
  /** Tells of each call of a method, and makes it. */
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
  // What a page's analytics hears of presses and of what is typed: the target, as far as the page can see it.
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
  // While this runs there may be no document yet.
  if (document.documentElement) watch();
  else document.addEventListener('readystatechange', watch, { once: true });
}
