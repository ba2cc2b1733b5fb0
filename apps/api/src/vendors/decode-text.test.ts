import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const text = 'BEGIN:VCALENDAR\r\nX-WR-CALNAME:Zoë';
const latin = Buffer.from(text, 'latin1');
const wide = Buffer.from(text, 'utf16le');

describe('the bytes of a calendar', () => {
  it.each([
    ['UTF-8', Buffer.from(text), undefined],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`), undefined],
    ['UTF-8 that is said to be Latin-1', Buffer.from(text), 'text/calendar; charset=ISO-8859-1'],
    ['UTF-16 with a byte order mark', Buffer.from(`\uFEFF${text}`, 'utf16le'), 'text/calendar; charset=utf-8'],
    ['UTF-16 without one', wide, undefined],
    ['big-endian UTF-16', Buffer.from(wide).swap16(), undefined],
    ['Latin-1', latin, 'text/calendar;charset="iso-8859-1"'],
    ['Latin-1 that is said to be UTF-8', latin, 'text/calendar; charset=UTF-8'],
    ['Latin-1 in an unknown charset', latin, 'text/calendar; charset=x-unknown'],
  ])('are read as %s', (_, bytes, contentType) => {
    expect(decodeText(bytes, contentType)).toBe(text);
  });

  it('are read in the header’s charset when nothing else decides', () => {
    expect(decodeText(Buffer.from([0xd0, 0xcf]), 'text/calendar; charset=koi8-r')).toBe('по');
  });

  it.each([[[]], [[0x42]]])('can be as few as %j', (bytes) => {
    expect(decodeText(new Uint8Array(bytes))).toHaveLength(bytes.length);
  });
});
