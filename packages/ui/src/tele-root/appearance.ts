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

// What bundlers put in place of this name.
declare const process: { env: { NODE_ENV?: string } };

type Knob = keyof Appearance;
type KnobStyle = CSSProperties & Record<`--tele-${string}`, string | number>;

/** Whether the browser understands a value of a CSS property, as `CSS.supports` says. */
export type Understands = (property: string, value: string) => boolean;

export interface AppearanceResult {
  /** The knobs as inline custom properties for the `.tele` element, without those that cannot be used. */
  style: CSSProperties;
  /** For whoever builds the host page: what was left out, and why. Empty in production. */
  problems: readonly string[];
}

/** The property a value of the knob must be good for; `number` for a plain factor. */
const KNOBS: Record<Knob, keyof typeof EXPECTED> = {
  accent: 'color',
  surface: 'color',
  ink: 'color',
  highlight: 'color',
  radius: 'width',
  font: 'font-family',
  fontHeading: 'font-family',
  fontSize: 'width',
  density: 'number',
  shadow: 'number',
  motion: 'number',
};

/** `--tele-font-heading` for `fontHeading`. */
const variableOf = (knob: Knob) => `--tele-${knob.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)}` as const;

/** What a value must be, for the warning. */
const EXPECTED = {
  color: 'a CSS colour',
  width: 'a CSS length or a number of pixels, not below 0',
  'font-family': 'a CSS font-family list',
  number: 'a number, not below 0',
};

// A percentage or a keyword would be a width, but means something else, or nothing, inside the tokens' calc().
const LENGTH = /^(0|\+?(\d+\.?\d*|\.\d+)[a-z]+|(calc|min|max|clamp|var)\(.*\))$/is;

/** The value as CSS text, or undefined when the knob cannot take it. A host without types can hand over anything. */
function read(as: keyof typeof EXPECTED, value: unknown, understands: Understands): string | number | undefined {
  if (typeof value === 'number') {
    if (!Number.isFinite(value) || value < 0) return undefined;
    if (as === 'number') return value;
    return as === 'width' ? `${value}px` : undefined;
  }
  if (as === 'number' || typeof value !== 'string' || value.trim() === '') return undefined;
  if (as === 'width' && !LENGTH.test(value.trim())) return undefined;
  return understands(as, value) ? value : undefined;
}

const isKnob = (name: string): name is Knob => Object.hasOwn(KNOBS, name);

/** Reads the knobs. One that is unknown or cannot be used is left out, so that the token's default stands. */
export function readAppearance(appearance: Appearance, understands: Understands): AppearanceResult {
  const style: KnobStyle = {};
  const problems: string[] = [];
  for (const [name, value] of Object.entries(appearance)) {
    if (value === undefined && isKnob(name)) continue;
    const text = isKnob(name) ? read(KNOBS[name], value, understands) : undefined;
    if (isKnob(name) && text !== undefined) style[variableOf(name)] = text;
    else if (process.env.NODE_ENV !== 'production') problems.push(problemOf(name, value));
  }
  return { style, problems };
}

function problemOf(name: string, value: unknown): string {
  if (!isKnob(name)) {
    return `Unknown appearance option "${name}" ignored. Options: ${Object.keys(KNOBS).join(', ')}.`;
  }
  return `"${String(value)}" is not valid for "${name}", so the default is used. Expected ${EXPECTED[KNOBS[name]]}.`;
}
