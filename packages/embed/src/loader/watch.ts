import { anyElement } from '../page/widget-names.ts';

/** How far below the window an element is when its code is fetched. */
const margin = '600px';

/** Follows what may need our code on a page. Returns what ends it. */
export interface Watched {
  /** An element of ours is there, or has come. */
  found: (element: Element) => void;
  /** It is drawn near the window, which what stands in `display: none` is not. */
  near: (element: Element) => void;
}

/** Follows the elements of ours on a page, those that are there and those that come. */
export function watchElements(page: Document, { found, near }: Watched) {
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
    found(element);
    approach.observe(element);
  };
  const look = (inside: ParentNode): void => inside.querySelectorAll(anyElement).forEach(take);
  const arrivals = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(anyElement)) take(node);
        look(node);
      }
    }
  });
  look(page);
  arrivals.observe(page, { childList: true, subtree: true });
  return {
    /** Asks of another element whether it is near. */
    watch: (element: Element): void => approach.observe(element),
    end: (): void => {
      approach.disconnect();
      arrivals.disconnect();
    },
  };
}
