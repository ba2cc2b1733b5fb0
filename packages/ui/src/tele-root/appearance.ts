import type { CSSProperties } from 'react';

/** The knobs a host may turn (design section 2). Anything left out keeps the token's own default. */
export interface Appearance {
  /** Any CSS colour; every accent token and the tint of the neutrals follow from it. */
  accent?: string;
  /** Colour of cards and sheets; canvas, wells and lines follow. */
  surface?: string;
  /** Colour of text; muted and subtle text follow. */
  ink?: string;
  /** Colour of "new" and "today". */
  highlight?: string;
  /** Control radius: a CSS length, or a number of pixels. 0 is square. */
  radius?: string | number;
  /** CSS font-family list; the host's font when left out. */
  font?: string;
  /** CSS font-family list of headings; the same as `font` when left out. */
  fontHeading?: string;
  /** Root of the type and space scale: a CSS length, or a number of pixels. 16 by default. */
  fontSize?: string | number;
  /** 0.85 compact to 1.15 roomy. */
  density?: number;
  /** 0 is flat, 1 the default strength. */
  shadow?: number;
  /** 0 is no motion, 1 the default durations. */
  motion?: number;
}

type KnobStyle = CSSProperties & Record<`--tele-${string}`, string | number>;

const length = (value: string | number): string => (typeof value === 'number' ? `${value}px` : value);

/** The knobs as inline custom properties for the `.tele` element. */
export const appearanceStyle = (appearance: Appearance): CSSProperties => {
  const style: KnobStyle = {};
  const set = (name: `--tele-${string}`, value: string | number | undefined): void => {
    if (value !== undefined) style[name] = value;
  };
  set('--tele-accent', appearance.accent);
  set('--tele-surface', appearance.surface);
  set('--tele-ink', appearance.ink);
  set('--tele-highlight', appearance.highlight);
  set('--tele-radius', appearance.radius === undefined ? undefined : length(appearance.radius));
  set('--tele-font', appearance.font);
  set('--tele-font-heading', appearance.fontHeading);
  set('--tele-font-size', appearance.fontSize === undefined ? undefined : length(appearance.fontSize));
  set('--tele-density', appearance.density);
  set('--tele-shadow', appearance.shadow);
  set('--tele-motion', appearance.motion);
  return style;
};
