/** Bytes of each half by COSE curve (RFC 9053): P-256, P-384, P-521. */
const halves: Readonly<Record<number, number>> = { 1: 32, 2: 48, 3: 66 };

/** ECDSA signature in DER as the two fixed halves that Web Crypto reads. Throws if it is neither. */
export function unwrapSignature(der: Uint8Array, curve: number): Uint8Array<ArrayBuffer> {
  const half = halves[curve];
  const bytes = Buffer.from(der);
  if (half === undefined || bytes[0] !== 0x30) throw new Error('Not an ECDSA signature.');
  // A length above 127 takes a second byte.
  let at = bytes[1] === 0x81 ? 3 : 2;
  const whole = Buffer.alloc(half * 2);
  for (const end of [half, half * 2]) {
    const length = bytes[at + 1] ?? 0;
    // A zero keeps the integer positive.
    const digits = bytes.subarray(at + 2, at + 2 + length);
    const value = digits[0] === 0 ? digits.subarray(1) : digits;
    if (bytes[at] !== 2 || digits.length !== length || value.length > half) throw new Error('Not an ECDSA signature.');
    whole.set(value, end - value.length);
    at += 2 + length;
  }
  return Uint8Array.from(whole);
}
