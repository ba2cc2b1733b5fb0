import { describe, expect, it } from 'vitest';
import {
  documentKinds,
  documentScans,
  documentTypeMessage,
  documentTypes,
  fileTypeOf,
  isScanPassed,
} from './documents.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

describe('the type of a file', () => {
  it('is detected by its first bytes', () => {
    expect(fileTypeOf(bytes('%PDF-1.7 and more'))).toBe('application/pdf');
    expect(fileTypeOf(bytes('\xff\xd8\xff\xe0\0\x10JFIF'))).toBe('image/jpeg');
    expect(fileTypeOf(bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'))).toBe('image/png');
  });

  it.each([
    ['a program', 'MZ\x90\0\x03'],
    ['a picture of a phone (HEIC)', '\0\0\0\x18ftypheic'],
    ['a page', '<!doctype html>'],
    ['the beginning of one', '%PD'],
    ['nothing', ''],
  ])('is undefined for %s', (_, start) => {
    expect(fileTypeOf(bytes(start))).toBeUndefined();
  });
});

describe('a document', () => {
  it('of the five kinds is by default what the specification says', () => {
    const first = (['cv', 'ahpra', 'photo', 'id1', 'id2'] as const).map((kind) => documentTypes[kind][0]);
    expect(first).toEqual(['application/pdf', 'application/pdf', 'image/jpeg', 'application/pdf', 'application/pdf']);
  });

  it('of another type is refused with the accepted types', () => {
    expect(documentTypeMessage('cv')).toBe('Choose a PDF file.');
    expect(documentTypeMessage('photo')).toBe('Choose a JPG or PNG picture.');
    expect(documentTypeMessage('id1')).toBe('Choose a PDF file, or a JPG or PNG picture.');
    expect(documentKinds.every((kind) => documentTypes[kind].length > 0)).toBe(true);
  });
  it('opens once it is clean, or without a scanner', () => {
    expect(documentScans.filter(isScanPassed)).toEqual(['clean', 'off']);
  });
});
