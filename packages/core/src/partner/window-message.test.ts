import { describe, expect, it } from 'vitest';
import { readWindowMessage, type Speaker } from './window-message.ts';

const opened = { name: 'the window that was opened' };
const from: Speaker = { window: opened, origin: 'https://tele.example', signInId: 'sgn_1' };
const ready = { tele: 1, kind: 'ready', signInId: 'sgn_1' };
const code = { tele: 1, kind: 'code', signInId: 'sgn_1', code: 'one-use' };
const heard = (data: unknown) => ({ source: opened, origin: 'https://tele.example', data });

describe('a message of the sign-in window', () => {
  it.each([ready, { ...ready, kind: 'here' }, code])(
    'is taken from the window and the origin it is expected of: %o',
    (data) => {
      expect(readWindowMessage(heard(data), from)).toEqual(data);
    },
  );

  it('is ignored from another window of the same origin', () => {
    expect(readWindowMessage({ ...heard(ready), source: {} }, from)).toBeNull();
  });

  it.each(['https://tele.example.evil', 'http://tele.example', 'https://tele.example:8443', 'null', ''])(
    'is nothing from the origin %s',
    (origin) => expect(readWindowMessage({ ...heard(ready), origin }, from)).toBeNull(),
  );

  it('is ignored without a window to receive it', () => {
    expect(readWindowMessage({ ...heard(ready), source: null }, { ...from, window: null })).toBeNull();
    expect(readWindowMessage({ ...heard(ready), source: undefined }, { ...from, window: undefined })).toBeNull();
  });

  it('is ignored about another sign-in', () => {
    expect(readWindowMessage(heard({ ...code, signInId: 'sgn_2' }), from)).toBeNull();
  });

  it.each([
    undefined,
    null,
    'ready',
    [],
    {},
    { ...ready, tele: 2 },
    { ...ready, kind: 'close' },
    { ...code, code: undefined },
    { ...code, code: '' },
    { ...code, code: { toString: () => 'one-use' } },
  ])('is nothing in another shape: %o', (data) => expect(readWindowMessage(heard(data), from)).toBeNull());

  it('passes on no extra fields', () => {
    expect(readWindowMessage(heard({ ...ready, code: 'x', reason: 'y' }), from)).toEqual(ready);
  });
});
