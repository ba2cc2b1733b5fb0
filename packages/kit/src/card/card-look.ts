import { hexOf } from './colour.ts';

/** The frame's colours, by our token. */
export const cardColours = {
  text: 'ink',
  muted: 'ink-muted',
  faint: 'ink-subtle',
  surface: 'surface',
  line: 'line-strong',
  accent: 'focus',
  critical: 'critical-ink',
} as const;

export interface CardLook {
  colours: Record<keyof typeof cardColours, string>;
  fontFamily: string;
  fontSize: string;
  labelSize: string;
  labelWeight: string;
  radius: string;
  gap: string;
}

/** Reads the style from an element with one child for each colour, styled as a label; null before it is on the page. */
export function readCardLook(probe: HTMLElement): CardLook | null {
  const page = probe.ownerDocument;
  const view = page.defaultView;
  if (!view) return null;
  const base = view.getComputedStyle(probe);
  const parts = [...probe.children].map((child) => view.getComputedStyle(child));
  const colours = Object.keys(cardColours).map((role, index) => [role, hexOf(page, parts[index]?.color ?? '')]);
  const [label] = parts;
  if (!label || colours.some(([, colour]) => !colour)) return null;
  return {
    colours: Object.fromEntries(colours) as CardLook['colours'],
    fontFamily: base.fontFamily,
    fontSize: base.fontSize,
    labelSize: label.fontSize,
    labelWeight: label.fontWeight,
    radius: base.borderTopLeftRadius,
    gap: base.rowGap,
  };
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
