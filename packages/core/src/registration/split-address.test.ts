import { describe, expect, it } from 'vitest';
import { splitAddress } from './split-address.ts';

const wharf = { street: '9 Wharf Street', suburb: 'Battery Point', state: 'TAS', postalCode: '7004' };

describe('a whole address', () => {
  it.each([
    '9 Wharf Street, Battery Point TAS 7004',
    '9 Wharf Street, Battery Point, TAS, 7004, Australia',
    ' 9 Wharf Street,  Battery Point tas  7004 ',
  ])('%j has four parts', (text) => {
    expect(splitAddress(text)).toEqual(wharf);
  });

  it('keeps a unit with the street', () => {
    const street = 'Level 3, Unit 12/9 Wharf Street';
    expect(splitAddress(`${street}, Battery Point TAS 7004`)).toEqual({ ...wharf, street });
  });

  it.each([
    '',
    '9 Wharf Street',
    '9 Wharf Street, Battery Point TAS 70',
    'Battery Point TAS 7004',
    '9 Wharf Street, 7004',
  ])('%j lacks a part', (text) => {
    expect(splitAddress(text)).toBeNull();
  });
});
