import { describe, expect, test } from 'vitest';
import { readAppearance, type Appearance, type Understands } from './appearance.ts';

const anything: Understands = () => true;
const onlyHex: Understands = (property, value) => property !== 'color' || /^#[0-9a-f]{6}$/.test(value);
const fromScript = (knobs: Record<string, unknown>): Appearance => knobs;

describe('reading the knobs', () => {
  test('numbers become pixels only where a length is meant', () => {
    const { style, problems } = readAppearance(
      { accent: '#7a1f5c', radius: 0, fontSize: 18, density: 0.9, motion: 0 },
      onlyHex,
    );
    expect(style).toEqual({
      '--tele-accent': '#7a1f5c',
      '--tele-radius': '0px',
      '--tele-font-size': '18px',
      '--tele-density': 0.9,
      '--tele-motion': 0,
    });
    expect(problems).toEqual([]);
  });

  test('omitted knobs are not set', () => {
    expect(readAppearance({ accent: undefined }, anything)).toEqual({ style: {}, problems: [] });
  });

  test('lengths may be written as CSS', () => {
    const { style } = readAppearance({ radius: '0.5em', fontSize: 'clamp(16px, 2cqi, 20px)' }, anything);
    expect(style).toEqual({ '--tele-radius': '0.5em', '--tele-font-size': 'clamp(16px, 2cqi, 20px)' });
  });
});

describe('knobs that cannot be used', () => {
  test('a colour the browser does not know is left out and told', () => {
    const { style, problems } = readAppearance({ accent: 'gren', surface: '#ffffff' }, onlyHex);
    expect(style).toEqual({ '--tele-surface': '#ffffff' });
    expect(problems).toEqual(['"gren" is not valid for "accent", so the default is used. Expected a CSS colour.']);
  });

  test('an unknown knob is left out and told, with the names there are', () => {
    const { style, problems } = readAppearance(fromScript({ acent: '#7a1f5c' }), anything);
    expect(style).toEqual({});
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('Unknown appearance option "acent" ignored.');
    expect(problems[0]).toContain('accent, surface, ink');
  });

  test.each([
    ['radius', '50%'],
    ['radius', 'thick'],
    ['radius', -4],
    ['fontSize', Number.NaN],
    ['density', '1'],
    ['shadow', -1],
    ['font', ''],
    ['accent', null],
    ['accent', 7],
  ])('%s cannot be %j', (knob, value) => {
    const { style, problems } = readAppearance(fromScript({ [knob]: value }), anything);
    expect(style).toEqual({});
    expect(problems).toHaveLength(1);
  });

  test('a name that every object has is no knob', () => {
    const { problems } = readAppearance(fromScript({ toString: '#fff' }), anything);
    expect(problems[0]).toContain('Unknown appearance option "toString" ignored.');
  });
});
