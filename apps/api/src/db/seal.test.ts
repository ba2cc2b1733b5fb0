import { describe, expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';
import { addressPlace, medicarePlace, personNumberPlace } from './sealed-columns.ts';

const older = { id: 'k1', key: Buffer.alloc(32, 1) };
const newer = { id: 'k2', key: Buffer.alloc(32, 2) };
const place = medicarePlace('usr_a');

describe('a sealed field', () => {
  it('opens in its place, and looks different each time it is sealed', () => {
    const [one, two] = [seal([older], '2123456701', place), seal([older], '2123456701', place)];
    expect(one).not.toBe(two);
    expect([one, two].map((sealed) => unseal([older], sealed, place))).toEqual(['2123456701', '2123456701']);
    expect(one).toMatch(/^k1\./);
  });

  it('does not open in another row, column or table', () => {
    const sealed = seal([older], '2123456701', place);
    for (const elsewhere of [medicarePlace('usr_b'), personNumberPlace('usr_a'), addressPlace('usr_a')]) {
      expect(() => unseal([older], sealed, elsewhere)).toThrow('unable to authenticate data');
    }
  });

  it('does not open once a character of it was changed', () => {
    const sealed = seal([older], '2123456701', place);
    const changed = sealed.slice(0, -2) + (sealed.at(-2) === 'A' ? 'B' : 'A') + sealed.slice(-1);
    expect(() => unseal([older], changed, place)).toThrow('unable to authenticate data');
    expect(() => unseal([older], 'k1.nonsense', place)).toThrow('cannot be opened');
  });

  it('made with an old key opens while that key is kept; new ones use the first key', () => {
    const sealed = seal([older], '2123456701', place);
    expect(unseal([newer, older], sealed, place)).toBe('2123456701');
    expect(seal([newer, older], '2123456701', place)).toMatch(/^k2\./);
    expect(() => unseal([newer], sealed, place)).toThrow('cannot be opened');
  });
});
