export interface Translator {
  /** Texts on the page that React has changed since: `'old' for 'new'`. */
  stale: () => string[];
  loose: () => string[];
  stop: () => void;
}

/** Wraps each text node in two `<font>`, like Chrome's translator. Self-contained: journeys send its source. */
export function translate(page: Document = document): Translator {
  const untouched = 'script, style, noscript, template, textarea, select, svg, [contenteditable], [translate="no"]';
  const replaced: { text: Text; words: string; font: HTMLElement }[] = [];
  const watched = new Set<Node>();

  const font = (content: Node): HTMLElement => {
    const element = page.createElement('font');
    element.style.verticalAlign = 'inherit';
    element.append(content);
    return element;
  };
  const replace = (text: Text): void => {
    const { parentElement, parentNode, data } = text;
    // Inside a <font> it is already translated.
    if (data.trim() === '' || !parentNode || parentElement?.localName === 'font' || parentElement?.closest(untouched))
      return;
    const inPlace = font(font(page.createTextNode(data)));
    parentNode.replaceChild(inPlace, text);
    replaced.push({ text, words: data, font: inPlace });
  };
  const read = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) replace(node as Text);
    if (!(node instanceof Element || node instanceof ShadowRoot)) return;
    if (node instanceof Element && node.shadowRoot) watch(node.shadowRoot);
    node.childNodes.forEach(read);
  };
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target.nodeType === Node.TEXT_NODE) read(target);
      addedNodes.forEach(read);
    }
  });
  const watch = (root: Node): void => {
    if (watched.has(root)) return;
    watched.add(root);
    observer.observe(root, { childList: true, characterData: true, subtree: true });
    read(root);
  };
  const attach = Reflect.get(Element.prototype, 'attachShadow') as (this: Element, init: ShadowRootInit) => ShadowRoot;
  Element.prototype.attachShadow = function attachShadow(this: Element, init) {
    const root = attach.call(this, init);
    if (this.ownerDocument === page && init.mode === 'open') watch(root);
    return root;
  };
  watch(page.body);

  return {
    stale: () =>
      replaced
        .filter(({ text, words, font: shown }) => shown.isConnected && text.data !== words)
        .map(({ text, words }) => `'${words}' for '${text.data}'`),
    loose: () =>
      replaced
        .filter(({ text }) => Object.keys(text).some((key) => key.startsWith('__reactFiber$')))
        .map(
          ({ words, font: shown }) =>
            `'${words}' in <${shown.parentElement?.localName} class="${shown.parentElement?.className}">`,
        ),
    stop: () => {
      observer.disconnect();
      Element.prototype.attachShadow = attach;
    },
  };
}
