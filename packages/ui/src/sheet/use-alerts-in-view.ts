import { useEffect } from 'react';

function alertIn(node: Node): HTMLElement | null {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest<HTMLElement>('[role=alert]') ?? element?.querySelector<HTMLElement>('[role=alert]') ?? null;
}

/** False at 1 pixel wide: for screen readers only. */
const isDrawn = (element: HTMLElement): boolean => element.getBoundingClientRect().width > 1;

/** Scrolls to a new error, so it is not below the fold. */
export const useAlertsInView = (scrolled: HTMLElement | null): void => {
  useEffect(() => {
    if (!scrolled) return;
    const observer = new MutationObserver((changes) => {
      const alerts = changes.flatMap(({ target, addedNodes }) =>
        [...addedNodes].flatMap((node) => alertIn(node) ?? alertIn(target) ?? []),
      );
      const alert = alerts.find((one) => scrolled.contains(one) && one.textContent !== '' && isDrawn(one));
      alert?.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(scrolled, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [scrolled]);
};
