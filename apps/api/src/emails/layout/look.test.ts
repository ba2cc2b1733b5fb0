import { expect, it } from 'vitest';
import { look, sheet } from './look.ts';

/** Relative luminance of '#rrggbb' (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const colourIn = (rule: string, property: string): string =>
  new RegExp(`(?:^|[\\s;{])${property}: ?(#\\w{6})`).exec(rule)?.[1] ?? '';
const inTheDark = (name: string): string => new RegExp(`\\.${name} \\{(.*)\\}`).exec(sheet)?.[1] ?? '';

it.each([
  ['text', look.card, look.card],
  ['hints', look.small, look.card],
  ['weekdays', look.weekday, look.weekday],
  ['buttons', look.button, look.button],
  ['text in the dark', inTheDark('card'), inTheDark('card')],
  ['hints in the dark', inTheDark('muted'), inTheDark('card')],
  ['weekdays in the dark', inTheDark('muted'), inTheDark('sunken')],
  ['buttons in the dark', inTheDark('button'), inTheDark('button')],
])('%s can be read', (_, text, ground) => {
  expect(contrast(colourIn(text, 'color'), colourIn(ground, 'background'))).toBeGreaterThanOrEqual(4.5);
});
