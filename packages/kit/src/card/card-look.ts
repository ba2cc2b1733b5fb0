import type { Appearance } from '@stripe/stripe-js';
import { hexOf } from './colour.ts';

/** Colours of Stripe's frames, by our token. */
export const cardColours = {
  colorText: 'ink',
  iconColor: 'ink-subtle',
  colorBackground: 'surface',
  inputColorBorder: 'line-strong',
  colorPrimary: 'focus',
  colorDanger: 'critical-ink',
};

export type CardLook = NonNullable<Appearance['variables']>;

/** Reads the style from an element with one child for each colour, styled as a label; null before it is on the page. */
export function readCardLook(probe: HTMLElement): CardLook | null {
  const page = probe.ownerDocument;
  const view = page.defaultView;
  if (!view) return null;
  const base = view.getComputedStyle(probe);
  const parts = [...probe.children].map((child) => view.getComputedStyle(child));
  const colours = Object.keys(cardColours).map((name, index) => [name, hexOf(page, parts[index]?.color ?? '')]);
  const [label] = parts;
  if (!label || colours.some(([, colour]) => !colour)) return null;
  const look: CardLook = Object.fromEntries(colours);
  return {
    ...look,
    colorTextPlaceholder: look.iconColor ?? '',
    fontFamily: base.fontFamily,
    fontSizeBase: base.fontSize,
    borderRadius: base.borderTopLeftRadius,
    gridRowSpacing: base.rowGap,
    gridColumnSpacing: base.rowGap,
    inputBoxShadow: 'none',
    focusBoxShadow: `0 0 0 1px ${look.colorPrimary}`,
    labelFontSize: label.fontSize,
    labelFontWeight: label.fontWeight,
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
