import { expect, it } from 'vitest';
import { googleStartUrl } from './google-start.ts';

it('the API and Google never get the reason', () => {
  const returnTo = '/results/doctor?specialty=Cardiology&reason=Chest+pain';
  const url = googleStartUrl('https://api.example/prod', { flow: 'f1', returnTo });
  expect(new URL(url).searchParams.get('returnTo')).toBe('/results/doctor?specialty=Cardiology');
  expect(url).not.toContain('Chest');
});
