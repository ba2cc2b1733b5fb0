import { outwards } from '../flat-tree/outwards.ts';

interface Hidden {
  /** How many modals hide it. */
  by: number;
  /** The page had not hidden it from screen readers itself. */
  muted: boolean;
}

const hidden = new WeakMap<Element, Hidden>();

/** What lies over dialogs, such as toasts, and what is not drawn: a host's own dialog may open meanwhile. */
const staysOut = (element: Element, view: Window): boolean =>
  element.matches('[data-tele-over-dialogs]') || view.getComputedStyle(element).display === 'none';

function set(element: HTMLElement, to: boolean): void {
  element.inert = to;
  if (!hidden.get(element)?.muted) return;
  if (to) element.setAttribute('aria-hidden', 'true');
  else element.removeAttribute('aria-hidden');
}

function hide(element: HTMLElement): void {
  const held = hidden.get(element) ?? { by: 0, muted: !element.hasAttribute('aria-hidden') };
  hidden.set(element, { ...held, by: held.by + 1 });
  set(element, true);
}

function show(element: HTMLElement): void {
  const held = hidden.get(element);
  if (!held) return;
  if (held.by > 1) return void hidden.set(element, { ...held, by: held.by - 1 });
  set(element, false);
  hidden.delete(element);
}

/**
 * Makes everything beside `modal` inert, level by level up to the page's own elements: neither pressed, reached nor read out. What comes
 * onto the page later stays as it is, since that was put there over the modal, as a bank's question is. Returns the way back.
 */
export function hideBehind(modal: Element): () => void {
  const { body, defaultView: view } = modal.ownerDocument;
  const taken: HTMLElement[] = [];
  const lifted: HTMLElement[] = [];
  for (let at: Element | null = modal; view && at && at !== body; at = outwards(at)) {
    // Opened behind another one, as another widget's may be: the newest is the one to answer.
    if (at instanceof view.HTMLElement && hidden.has(at) && at.inert) {
      set(at, false);
      lifted.push(at);
    }
    for (const beside of at.parentNode?.children ?? []) {
      const isOurs = hidden.has(beside) || !(beside as HTMLElement).inert;
      if (beside === at || !(beside instanceof view.HTMLElement) || !isOurs || staysOut(beside, view)) continue;
      hide(beside);
      taken.push(beside);
    }
  }
  return () => {
    taken.forEach(show);
    for (const element of lifted) if (hidden.has(element)) set(element, true);
  };
}
