import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useOpener } from './use-opener.ts';

const origin = 'https://banksia.example';
const asked = { signInId: 'sin_1', origin, answered: false };

function aWindow(): { window: Window; postMessage: ReturnType<typeof vi.fn> } {
  const frame = document.body.appendChild(document.createElement('iframe')).contentWindow!;
  const postMessage = vi.fn();
  Object.defineProperty(frame, 'postMessage', { value: postMessage });
  return { window: frame, postMessage };
}

const say = (source: Window, own: { origin?: string; data?: object } = {}) =>
  act(() => {
    const data = { tele: 1, kind: 'here', signInId: 'sin_1', ...own.data };
    window.dispatchEvent(new MessageEvent('message', { source, origin: own.origin ?? origin, data }));
  });

const open = (options: Partial<Parameters<typeof useOpener>[0]> = {}) => {
  const onAnswer = vi.fn();
  return { onAnswer, ...renderHook(() => useOpener({ ...asked, onAnswer, ...options })) };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  window.opener = null;
  document.body.replaceChildren();
});

describe('the page that opened the window', () => {
  it('is asked repeatedly, at its registered origin only', () => {
    const page = aWindow();
    window.opener = page.window;
    open();
    act(() => void vi.advanceTimersByTime(1_000));
    expect(page.postMessage.mock.calls.length).toBeGreaterThan(1);
    for (const call of page.postMessage.mock.calls)
      expect(call).toEqual([{ tele: 1, kind: 'ready', signInId: 'sin_1' }, origin]);
  });

  it('gets no message before its origin is known', () => {
    const page = aWindow();
    window.opener = page.window;
    const { result } = open({ origin: undefined });
    act(() => void vi.advanceTimersByTime(60_000));
    expect(page.postMessage).not.toHaveBeenCalled();
    expect(result.current).toBe('asking');
  });

  it('is accepted once it answers', () => {
    const page = aWindow();
    window.opener = page.window;
    const { onAnswer } = open();
    say(page.window);
    expect(onAnswer).toHaveBeenCalledTimes(1);
  });

  it('is not confused with another window, origin or sign-in', () => {
    const page = aWindow();
    window.opener = page.window;
    const { onAnswer } = open();
    say(aWindow().window);
    say(page.window, { origin: 'https://evil.example' });
    say(page.window, { data: { signInId: 'sin_2' } });
    say(page.window, { data: { kind: 'ready' } });
    expect(onAnswer).not.toHaveBeenCalled();
  });

  it('is absent without an opener', () => {
    expect(open().result.current).toBe('absent');
  });

  it('is absent while it does not answer, and a late answer counts', () => {
    const page = aWindow();
    window.opener = page.window;
    const { result, onAnswer } = open();
    expect(result.current).toBe('asking');
    act(() => void vi.advanceTimersByTime(6_000));
    expect(result.current).toBe('absent');
    say(page.window);
    expect(onAnswer).toHaveBeenCalledTimes(1);
  });

  it('is not asked again once it has answered in any window', () => {
    const page = aWindow();
    window.opener = page.window;
    const { result } = open({ answered: true });
    act(() => void vi.advanceTimersByTime(6_000));
    expect(result.current).toBe('answered');
    expect(page.postMessage).not.toHaveBeenCalled();
  });
});
