import { aJpeg, aPng } from '@tele/core/testing';
import { describe, expect, it } from 'vitest';
import { orientationOf } from './jpeg-orientation.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';

const secret = '35.2809 S, 149.1300 E, Casey’s phone'.replace('’', "'");
const textOf = (bytes: Uint8Array | null) => String.fromCharCode(...(bytes ?? []));
const exifAt = (bytes: Uint8Array) => textOf(bytes).indexOf('Exif');

describe('a JPEG that is sent', () => {
  it('keeps no place or camera in EXIF, comments or trailing data', () => {
    const taken = aJpeg({ secret, width: 64, height: 64 });
    expect(textOf(taken).split(secret)).toHaveLength(4);
    expect(textOf(stripJpeg(taken))).not.toContain(secret);
  });

  it('keeps every byte of the picture', () => {
    const plain = aJpeg({ width: 64, height: 64 });
    expect(stripJpeg(aJpeg({ secret, width: 64, height: 64 }))).toEqual(plain);
    expect(stripJpeg(plain)).toEqual(plain);
  });

  it.each([3, 6, 8])('keeps that it was taken with the camera turned (%i)', (orientation) => {
    const stripped = stripJpeg(aJpeg({ orientation, secret, width: 64, height: 64 }));
    expect(textOf(stripped)).not.toContain(secret);
    expect(orientationOf((stripped as Uint8Array).subarray(exifAt(stripped as Uint8Array) + 6))).toBe(orientation);
  });

  it('has no EXIF at all where there is nothing to keep', () => {
    expect(exifAt(stripJpeg(aJpeg({ orientation: 1, secret, width: 64, height: 64 })) as Uint8Array)).toBe(-1);
  });

  it('is nothing when it ends too early, or never was one', () => {
    const whole = aJpeg({ width: 64, height: 64 });
    for (const length of [0, 1, 2, 30, 200, whole.length - 2]) expect(stripJpeg(whole.slice(0, length))).toBeNull();
    expect(stripJpeg(aPng({ width: 8, height: 8 }))).toBeNull();
  });

  it('is read to the end of each part of a picture that comes in several', () => {
    const whole = aJpeg({ width: 64, height: 64 });
    const scan = textOf(whole).indexOf('\u00ff\u00da');
    const twice = Uint8Array.from([...whole.slice(0, -2), ...whole.slice(scan)]);
    expect(stripJpeg(twice)).toEqual(twice);
  });
});

describe('which way is up', () => {
  it.each([
    ['of the other order of bytes', [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0], 6],
    ['that is none of the eight', [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 9, 0, 0], 1],
    ['of EXIF that is broken off', [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 9], 1],
    ['of nothing', [], 1],
  ])('%s is understood', (_, bytes, up) => {
    expect(orientationOf(Uint8Array.from(bytes))).toBe(up);
  });
});

describe('a PNG that is sent', () => {
  const bytesOf = async (blob: Blob | null) => new Uint8Array((await blob?.arrayBuffer()) ?? []);

  it('has no texts, and nothing behind its end', async () => {
    const plain = aPng({ width: 16, height: 16 });
    const taken = Uint8Array.from([...aPng({ width: 16, height: 16, secret }), ...plain]);
    expect(textOf(taken)).toContain(secret);
    expect(await bytesOf(stripPng(taken))).toEqual(plain);
  });

  it('is nothing when it ends too early', () => {
    const whole = aPng({ width: 16, height: 16 });
    expect(stripPng(whole.slice(0, -12))).toBeNull();
    expect(stripPng(whole.slice(0, 20))).toBeNull();
  });
});
