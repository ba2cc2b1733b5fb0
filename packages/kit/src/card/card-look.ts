import { hexOf } from './colour.ts';

export interface CardLook {
  text: string;
  placeholder: string;
  critical: string;
  accent: string;
  fontFamily: string;
  fontSize: string;
}

/** Reads the style from an element whose children have the tokens; null before it is on the page. */
export function readCardLook(probe: HTMLElement): CardLook | null {
  const page = probe.ownerDocument;
  const view = page.defaultView;
  if (!view) return null;
  const base = view.getComputedStyle(probe);
  const colours = [...probe.children].map((child) => hexOf(page, view.getComputedStyle(child).color));
  const [text, placeholder, critical, accent] = colours;
  if (!text || !placeholder || !critical || !accent) return null;
  return { text, placeholder, critical, accent, fontFamily: base.fontFamily, fontSize: base.fontSize };
}

export function watchLook(probe: HTMLElement, onChange: () => void): () => void {
  const root = probe.closest('.tele');
  const dark = probe.ownerDocument.defaultView?.matchMedia('(prefers-color-scheme: dark)');
  const observer = new MutationObserver(onChange);
  if (root) observer.observe(root, { attributes: true, attributeFilter: ['data-tele-scheme', 'style', 'class'] });
  dark?.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    dark?.removeEventListener('change', onChange);
  };
}
