import { expect, it } from 'vitest';
import { pageOf } from './pages.ts';

it.each([
  ['/login', 'login'],
  ['/oauth/callback', 'landing'],
  ['/', 'search'],
  ['/match', 'category'],
  ['/match/pets', 'search'],
  ['/start', 'search'],
  ['/services/doctors', 'search'],
  ['/results/doctor', 'results'],
  ['/results', 'results'],
  ['/requests', 'requests'],
  ['/requests/sel_1', 'request'],
  ['/atlas', 'search'],
  ['/atlas/selections/sel_1', 'request'],
  ['/appointments', 'appointments'],
  ['/inbox', 'inbox'],
  ['/inbox/sel_1', 'respond'],
  ['/availability', 'availability'],
  ['/register', 'register'],
  ['/patient', 'account'],
  ['/specialist', 'account'],
])('expects %s to show the page %s', (path, page) => expect(pageOf(path)).toBe(page));
