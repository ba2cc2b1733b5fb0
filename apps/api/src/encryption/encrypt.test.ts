import { describe, expect, it } from 'vitest';
import { encrypt, decrypt } from './encrypt.ts';
import { addressPlace, medicarePlace, personNumberPlace } from './columns.ts';

const older = { id: 'k1', key: Buffer.alloc(32, 1) };
const newer = { id: 'k2', key: Buffer.alloc(32, 2) };
const place = medicarePlace('usr_a');

describe('an encrypted field', () => {
  it('decrypts in its place, and looks different after each encryption', () => {
    const [one, two] = [encrypt([older], '2123456701', place), encrypt([older], '2123456701', place)];
    expect(one).not.toBe(two);
    expect([one, two].map((encrypted) => decrypt([older], encrypted, place))).toEqual(['2123456701', '2123456701']);
    expect(one).toMatch(/^k1\./);
  });

  it('does not open in another row, column or table', () => {
    const encrypted = encrypt([older], '2123456701', place);
    for (const elsewhere of [medicarePlace('usr_b'), personNumberPlace('usr_a'), addressPlace('usr_a')]) {
      expect(() => decrypt([older], encrypted, elsewhere)).toThrow('unable to authenticate data');
    }
  });

  it('does not open after a character changed', () => {
    const encrypted = encrypt([older], '2123456701', place);
    const changed = encrypted.slice(0, -2) + (encrypted.at(-2) === 'A' ? 'B' : 'A') + encrypted.slice(-1);
    expect(() => decrypt([older], changed, place)).toThrow('unable to authenticate data');
    expect(() => decrypt([older], 'k1.nonsense', place)).toThrow('cannot be opened');
  });

  it('opens with an old key while that is kept; new values use the first key', () => {
    const encrypted = encrypt([older], '2123456701', place);
    expect(decrypt([newer, older], encrypted, place)).toBe('2123456701');
    expect(encrypt([newer, older], '2123456701', place)).toMatch(/^k2\./);
    expect(() => decrypt([newer], encrypted, place)).toThrow('cannot be opened');
  });
});
