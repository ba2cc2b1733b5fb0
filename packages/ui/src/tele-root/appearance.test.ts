import { expect, test } from 'vitest';
import { appearanceStyle } from './appearance.ts';

test('numbers become pixels only where a length is meant', () => {
  expect(appearanceStyle({ accent: '#7a1f5c', radius: 0, fontSize: 18, density: 0.9, motion: 0 })).toEqual({
    '--tele-accent': '#7a1f5c',
    '--tele-radius': '0px',
    '--tele-font-size': '18px',
    '--tele-density': 0.9,
    '--tele-motion': 0,
  });
});

test('what is left out is not set', () => {
  expect(appearanceStyle({})).toEqual({});
});
