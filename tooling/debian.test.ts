import { expect, it } from 'vitest';
import { installing } from './debian.ts';

it('installing lists only missing packages', () => {
  expect(
    installing([
      { name: 'firefox-esr', isThere: true },
      { name: 'webkit2gtk-driver', isThere: false },
      { name: 'xvfb', isThere: false },
    ]),
  ).toEqual(['apt-get update -qq', expect.stringMatching(/^apt-get install .* webkit2gtk-driver xvfb$/)]);
  expect(installing([{ name: 'xvfb', isThere: true }])).toEqual([]);
});
