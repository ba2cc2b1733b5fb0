import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { readCursor, writeCursor } from './cursor.ts';

const place = { at: '2026-12-01T00:00:00.123456Z', id: 'sel_1' };
const encoded = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');

describe('a cursor', () => {
  it('encodes its place to the microsecond, with its extra notes', () => {
    const cursor = writeCursor('selections all', place, { part: 'past' });
    expect(cursor).toMatch(/^[\w-]+$/);
    expect(readCursor('selections all', cursor)).toEqual({ ...place, notes: { part: 'past' } });
  });

  it('starts at the beginning when there is none', () => {
    expect(readCursor('selections all', undefined)).toBeUndefined();
  });

  it.each([
    ['empty', ''],
    ['no cursor at all', 'page-2'],
    ['JSON of another kind', encoded({ at: place.at })],
    ['of another list', writeCursor('selections ended', place)],
    ['without an id', encoded(['selections all', place.at])],
    ['with an id that is none', encoded(['selections all', place.at, "x' or true", {}])],
    ['with a time that is none', encoded(['selections all', 'yesterday', 'sel_1', {}])],
    ['with a day that no calendar has', encoded(['selections all', '2026-02-31T00:00:00.000Z', 'sel_1', {}])],
  ])('is refused with an explanation when it is %s', (_, cursor) => {
    const text = 'This cursor isn’t valid for this list. Start again from the first page.';
    const refusal = new ApiError('INVALID_INPUT', text, { fields: { cursor: text } });
    expect(() => readCursor('selections all', cursor)).toThrow(refusal);
  });

  it('has no notes when there are none', () => {
    const odd = encoded(['selections all', place.at, place.id, { part: 7 }]);
    expect(readCursor('selections all', odd)).toEqual({ ...place, notes: {} });
  });
});
