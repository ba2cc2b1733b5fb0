import { aJpeg, aPdf, aPng } from '@tele/core/testing';
import type { DocumentKind } from '@tele/core';
import { describe, expect, it } from 'vitest';
import { checkFile } from './check-file.ts';

const picture = { width: 16, height: 16 };
const heic = Uint8Array.from([0, 0, 0, 24, ...new TextEncoder().encode('ftypheic'), 0, 0, 0, 0]);
const program = new TextEncoder().encode('MZ this program cannot be run in DOS mode');
const faultOf = async (name: string, bytes: Uint8Array<ArrayBuffer>, kind: DocumentKind) => {
  const look = await checkFile(new File([bytes], name), kind);
  return look.tag === 'refused' ? look.fault : look.type;
};

describe('a file that is chosen', () => {
  it.each<[string, Uint8Array<ArrayBuffer>, DocumentKind, string]>([
    ['cv.pdf', aPdf(), 'cv', 'application/pdf'],
    ['licence.jpg', aJpeg(picture), 'id1', 'image/jpeg'],
    ['passport.png', aPng(picture), 'id2', 'image/png'],
    ['a name without an ending', aPdf(), 'id2', 'application/pdf'],
    ['picture.png', aJpeg(picture), 'photo', 'image/jpeg'],
  ])('%s gets its type from its content', async (name, bytes, kind, type) => {
    expect(await faultOf(name, bytes, kind)).toBe(type);
  });

  it.each<[string, Uint8Array<ArrayBuffer>, DocumentKind, string]>([
    ['empty.pdf', new Uint8Array(), 'cv', 'empty'],
    ['setup.pdf', program, 'cv', 'renamed'],
    ['setup.exe', program, 'cv', 'not-taken'],
    ['scan.png', aPng(picture), 'cv', 'not-taken'],
    ['cv.pdf', aPng(picture), 'cv', 'renamed'],
    ['cv.pdf', aPdf(), 'photo', 'not-taken'],
    ['portrait.heic', heic, 'photo', 'heic'],
    ['portrait.jpg', heic, 'photo', 'heic'],
  ])('%s is refused with its fault (%#)', async (name, bytes, kind, fault) => {
    expect(await faultOf(name, bytes, kind)).toBe(fault);
  });

  it('may have 10 MB, a photo 30, and is not read beyond that', async () => {
    expect(await faultOf('cv.pdf', aPdf(9_999_900), 'cv')).toBe('application/pdf');
    expect(await faultOf('cv.pdf', new Uint8Array(10_000_001), 'cv')).toBe('too-large');
    expect(await faultOf('portrait.jpg', new Uint8Array(30_000_001), 'photo')).toBe('too-large');
    const unread = Object.assign(new File(['x'], 'cv.pdf'), { arrayBuffer: () => Promise.reject(new Error('gone')) });
    Object.defineProperty(unread, 'size', { value: 40_000_000 });
    expect(await checkFile(unread, 'cv')).toEqual({ tag: 'refused', fault: 'too-large' });
  });

  it('is reported as unreadable when the browser cannot read it', async () => {
    const gone = Object.assign(new File(['x'], 'cv.pdf'), { arrayBuffer: () => Promise.reject(new Error('gone')) });
    expect(await checkFile(gone, 'cv')).toEqual({ tag: 'refused', fault: 'unreadable' });
  });
});
