import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { unwrapSignature } from './unwrap-signature.ts';

it.each([
  ['P-256', 1],
  ['P-384', 2],
  ['P-521', 3],
])('a signature of %s is unwrapped, whatever its first digits', (namedCurve, curve) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve });
  for (let n = 0; n < 300; n += 1) {
    const data = Buffer.from([n]);
    const plain = unwrapSignature(sign('sha256', data, privateKey), curve);
    expect(verify('sha256', data, { key: publicKey, dsaEncoding: 'ieee-p1363' }, plain)).toBe(true);
  }
});

it.each([
  ['empty', ''],
  ['no sequence', '020101'],
  ['cut off', '3006020101'],
  ['too long', `3026${`0221${'11'.repeat(33)}`}020101`],
])('a signature that is %s is refused', (_, hex) => {
  expect(() => unwrapSignature(Buffer.from(hex, 'hex'), 1)).toThrow('Not an ECDSA signature.');
});
