import { expect, it } from 'vitest';
import { comeBackTo } from './come-back-to.ts';

const page = { pathname: '/specialists/spc_brodie', search: '', hash: '', state: null };

it('a sign-in returns to the page itself', () => {
  expect(comeBackTo({ ...page, search: '?a=1', hash: '#b' })).toBe('/specialists/spc_brodie?a=1#b');
});

it('a sign-in on a specialist’s page returns to its results with their picks', () => {
  const state = { searched: 'specialty=Reflux', openedFrom: '/results/doctor?specialty=Reflux' };
  expect(comeBackTo({ ...page, state })).toBe('/results/doctor?specialty=Reflux');
});

it('a sign-in never returns to another site or an invalid address', () => {
  for (const openedFrom of ['https://elsewhere.example/', '//elsewhere.example/', 'payment', 7])
    expect(comeBackTo({ ...page, state: { openedFrom } })).toBe('/specialists/spc_brodie');
});
