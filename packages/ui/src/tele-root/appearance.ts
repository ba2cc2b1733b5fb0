import type { CSSProperties } from 'react';

/** A host's design settings (design section 2). Missing ones keep the token's default. */
export interface Appearance {
  /** Any CSS colour. Accent tokens and the tint of neutrals follow. */
  accent?: string;
  /** Colour of cards and sheets. Canvas, wells and lines follow. */
  surface?: string;
  /** Text colour. Muted and subtle text follow. */
  ink?: string;
  /** Colour of "new" and "today". */
  highlight?: string;
  /** Control radius: a CSS length, or a number of pixels. 0 is square. */
  radius?: string | number;
  /** CSS font-family list. Default: the host's font. */
  font?: string;
  /** CSS font-family list of headings. Default: the same as `font`. */
  fontHeading?: string;
  /** Base of the type and space scale: a CSS length, or a number of pixels. Default: 16. */
  fontSize?: string | number;
  /** From 0.85 (compact) to 1.15 (roomy). */
  density?: number;
  /** 0 is flat, 1 the default strength. */
  shadow?: number;
  /** 0 is no motion, 1 the default durations. */
  motion?: number;
}

// Replaced by bundlers.
declare const process: { env: { NODE_ENV?: string } };

type Knob = keyof Appearance;
type KnobStyle = CSSProperties & Record<`--tele-${string}`, string | number>;

export type Understands = (property: string, value: string) => boolean;

export interface AppearanceResult {
  style: CSSProperties;
  /** Ignored settings with reasons, for the site owner. Empty in production. */
  problems: readonly string[];
}

/** CSS property that must accept the value; `number` for a factor. */
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

const EXPECTED = {
  color: 'a CSS colour',
  width: 'a CSS length or a number of pixels, not below 0',
  'font-family': 'a CSS font-family list',
  number: 'a number, not below 0',
};

// A percentage or keyword is a valid width, but breaks the tokens' calc() or changes its meaning.
const LENGTH = /^(0|\+?(\d+\.?\d*|\.\d+)[a-z]+|(calc|min|max|clamp|var)\(.*\))$/is;

/** Value as CSS text, or undefined if not valid. Hosts without types can pass anything. */
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

/** Parses the settings. Unknown and invalid ones are left out, so the token's default applies. */
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
