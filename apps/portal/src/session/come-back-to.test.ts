import { expect, it } from 'vitest';
import { comeBackTo } from './come-back-to.ts';

const page = { pathname: '/specialists/spc_brodie', search: '', hash: '', state: null };

it('is the page itself', () => {
  expect(comeBackTo({ ...page, search: '?a=1', hash: '#b' })).toBe('/specialists/spc_brodie?a=1#b');
});

it('is the results that a specialist was opened from, with their search and so with what is picked', () => {
  const state = { searched: 'specialty=Reflux', openedFrom: '/results/doctor?specialty=Reflux' };
  expect(comeBackTo({ ...page, state })).toBe('/results/doctor?specialty=Reflux');
});

it('is no other site, and nothing that is not an address', () => {
  for (const openedFrom of ['https://elsewhere.example/', '//elsewhere.example/', 'payment', 7])
    expect(comeBackTo({ ...page, state: { openedFrom } })).toBe('/specialists/spc_brodie');
});
