import { expect, it } from 'vitest';
import { formatLocation } from './format-location.ts';

it.each([
  [{ city: 'Katoomba', state: 'NSW' }, 'Katoomba NSW'],
  [{ city: '', state: 'TAS' }, 'TAS'],
  [{ city: ' ', state: 'TAS' }, 'TAS'],
  [{ state: 'TAS' }, 'TAS'],
  [{ city: 'Katoomba', state: '' }, 'Katoomba'],
  [{ city: 'Katoomba', state: null }, 'Katoomba'],
  [{ city: '', state: '' }, ''],
])('writes %j as %j', (location, text) => {
  expect(formatLocation(location)).toBe(text);
});
