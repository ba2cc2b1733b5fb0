import { expect, it } from 'vitest';
import { publicPath } from './private-query.ts';

it('removes a patient’s text from a path that leaves the page', () => {
  expect(publicPath('/results/doctor?specialty=Cardiology&reason=Chest%20pain&state=VIC#top')).toBe(
    '/results/doctor?specialty=Cardiology&state=VIC#top',
  );
});

it('leaves a path without private parameters as it is', () => {
  expect(publicPath('/sign-in?flow=a%20b')).toBe('/sign-in?flow=a%20b');
});
