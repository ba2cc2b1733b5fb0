import { describe, expect, it } from 'vitest';
import type { StoredText } from '../session/stored.ts';
import { isFromElsewhere, returnUrlOf } from './link-device.ts';

const login = 'https://tele.example/login';
const kept = (initial: string | null = null): StoredText => {
  let text = initial;
  return { read: () => text, write: (next) => (text = next), remove: () => (text = null) };
};
const blocked: StoredText = { read: () => null, write: () => undefined, remove: () => undefined };

describe('a sign-in link', () => {
  it('names the browser that requested it, with a stable ID', () => {
    const device = kept();
    expect(returnUrlOf(login, device, () => 'one')).toBe(`${login}?device=one`);
    expect(returnUrlOf(login, device, () => 'two')).toBe(`${login}?device=one`);
  });

  it('keeps the rest of the address', () => {
    expect(returnUrlOf('https://tele.example/sign-in?flow=sin_1', kept('one'), () => 'two')).toBe(
      'https://tele.example/sign-in?flow=sin_1&device=one',
    );
  });

  it('is from elsewhere in a browser with another ID or none', () => {
    expect(isFromElsewhere(`${login}?device=one&mode=signIn`, 'one')).toBe(false);
    expect(isFromElsewhere(`${login}?device=one&mode=signIn`, 'two')).toBe(true);
    expect(isFromElsewhere(`${login}?device=one&mode=signIn`, null)).toBe(true);
  });

  it('names no browser without storage, and then works anywhere', () => {
    expect(returnUrlOf(login, blocked, () => 'one')).toBe(login);
    expect(isFromElsewhere(`${login}?mode=signIn`, null)).toBe(false);
  });
});
