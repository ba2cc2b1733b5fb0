import { anyElement } from '../page/widget-names.ts';

/** Distance below the window where an element's code starts to load. */
const margin = '600px';

export interface Watched {
  found: (element: Element) => void;
  near: (element: Element) => void;
}

/** Watches our elements on a page and in open shadow roots, present or added later. */
export function watchElements(page: Document, { found, near }: Watched) {
  const roots = new WeakSet<Node>();
  let hasEnded = false;
  const approach = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        approach.unobserve(target);
        near(target);
      }
    },
    { rootMargin: margin },
  );
  const take = (element: Element): void => {
    if (element.matches(anyElement)) {
      found(element);
      approach.observe(element);
    } else if (element.shadowRoot) {
      follow(element.shadowRoot);
    } else if (element.matches(':not(:defined)')) {
      lookAgain(element);
    }
  };
  const look = (inside: ParentNode): void => inside.querySelectorAll('*').forEach(take);
  const arrivals = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        take(node);
        look(node);
      }
    }
  });
  function follow(root: Document | ShadowRoot): void {
    if (roots.has(root)) return;
    roots.add(root);
    arrivals.observe(root, { childList: true, subtree: true });
    look(root);
  }
  /** Custom elements of the page get shadow roots on definition, which no observer reports. */
  function lookAgain(element: Element): void {
    const reference = new WeakRef(element);
    customElements.whenDefined(element.localName).then(
      () => {
        const { shadowRoot } = reference.deref() ?? {};
        if (shadowRoot && !hasEnded) follow(shadowRoot);
      },
      () => undefined,
    );
  }
  follow(page);
  return {
    watch: (element: Element): void => approach.observe(element),
    end: (): void => {
      hasEnded = true;
      approach.disconnect();
      arrivals.disconnect();
    },
  };
}
