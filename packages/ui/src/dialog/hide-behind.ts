import { outwards } from '../flat-tree/outwards.ts';

interface Hidden {
  by: number;
  /** True if the page had not set aria-hidden itself. */
  muted: boolean;
}

const hidden = new WeakMap<Element, Hidden>();

/** True for elements over dialogs, such as toasts, and hidden ones: a host's dialog may open later. */
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

/** Makes all around `modal` inert; returns an undo function. Later elements, such as 3-D Secure, stay usable. */
export function hideBehind(modal: Element): () => void {
  const { body, defaultView: view } = modal.ownerDocument;
  const taken: HTMLElement[] = [];
  const lifted: HTMLElement[] = [];
  for (let at: Element | null = modal; view && at && at !== body; at = outwards(at)) {
    // Behind another modal, such as another widget's: the newest one must work.
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
