import { describe, expect, it } from 'vitest';
import { birthOf, hideNumber, showAddress, showNumber, showPhone } from './person.ts';

it('formats an Australian mobile with spaces', () => {
  for (const phone of ['+61491570156', '0491570156', '0491 570 156']) expect(showPhone(phone)).toBe('0491 570 156');
  expect(showPhone('+64 21 123 456')).toBe('+64 21 123 456');
});

describe('birthOf', () => {
  it('counts the years until the birthday itself', () => {
    expect(birthOf('1988-03-14', '2026-11-23')).toEqual({ date: '14 Mar 1988', age: 38 });
    expect(birthOf('1988-11-24', '2026-11-23').age).toBe(37);
    expect(birthOf('1988-11-23', '2026-11-23').age).toBe(38);
  });
});

it('writes an address on one line, with or without a suburb', () => {
  const address = { street: '14 Wattlebird Lane', suburb: 'Katoomba', state: 'NSW', postalCode: '2780' } as const;
  expect(showAddress(address)).toBe('14 Wattlebird Lane, Katoomba NSW 2780');
  expect(showAddress({ ...address, suburb: null })).toBe('14 Wattlebird Lane, NSW 2780');
});

describe('a Medicare number or IHI', () => {
  it('is grouped as on its card', () => {
    expect(showNumber('2123456701')).toBe('2123 45670 1');
    expect(showNumber('21234567011')).toBe('2123 45670 11');
    expect(showNumber('8003608166690503')).toBe('8003 6081 6669 0503');
  });

  it('is hidden except the last digits', () => {
    expect(hideNumber('2123456701')).toBe('•••• ••••• 1');
    expect(hideNumber('8003608166690503')).toBe('•••• •••• •••• ••03');
  });
});
