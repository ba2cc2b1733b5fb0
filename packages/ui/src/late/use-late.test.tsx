import { act, renderHook, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lateCode, lateLimitMs, lateSettled, onLateFailure, type LateCode } from './late-code.ts';
import { useLate } from './use-late.ts';

describe('late code', () => {
  it('is fetched once, however many callers there are', async () => {
    const fetchPart = vi.fn(async () => 'part');
    const code = lateCode(fetchPart);
    code.preload();
    await Promise.all([code.load(), code.load()]);
    expect(fetchPart).toHaveBeenCalledTimes(1);
    expect(code.part).toBe('part');
  });

  it('has settled once all that was asked for has come, or cannot be had', async () => {
    let come: (part: string) => void = () => undefined;
    const first = lateCode(() => new Promise<string>((resolve) => (come = resolve)));
    const second = lateCode(() => Promise.reject(new Error('offline')));
    first.preload();
    second.preload();
    const settled = vi.fn();
    const all = lateSettled().then(settled);
    await second.load().catch(() => undefined);
    expect(settled).not.toHaveBeenCalled();
    come('part');
    await all;
    expect(first.part).toBe('part');
  });

  it('is not fetched before it is needed', async () => {
    const fetchPart = vi.fn(async () => 'part');
    const code = lateCode(fetchPart);
    const { result, rerender } = renderHook(({ wanted }) => useLate(code, wanted), { initialProps: { wanted: false } });
    expect(fetchPart).not.toHaveBeenCalled();
    rerender({ wanted: true });
    await waitFor(() => expect(result.current).toEqual({ tag: 'ready', part: 'part' }));
  });

  it('fails when its fetch never settles', async () => {
    vi.useFakeTimers();
    const code = lateCode(() => new Promise<string>(() => undefined));
    const failed = code.load().catch(String);
    await vi.advanceTimersByTimeAsync(lateLimitMs);
    expect(await failed).toContain('took too long');
    vi.useRealTimers();
  });

  it('shows a failure only after recovery, which a preload does not request', async () => {
    let recovered: () => void = () => undefined;
    const recover = vi.fn(() => new Promise<void>((resolve) => (recovered = resolve)));
    const end = onLateFailure(recover);
    const code = lateCode<string>(() => Promise.reject(new Error('404')));
    code.preload();
    await lateSettled();
    expect(recover).not.toHaveBeenCalled();
    const { result } = renderHook(() => useLate(code));
    await waitFor(() => expect(recover).toHaveBeenCalledTimes(1));
    expect(result.current.tag).toBe('waiting');
    await act(async () => recovered());
    expect(result.current.tag).toBe('failed');
    end();
  });

  it('is shown when it comes between a render and its effects', async () => {
    let part: string | null = null;
    const code: LateCode<string> = {
      get part() {
        return part;
      },
      load: async () => 'part',
      preload: () => undefined,
    };
    const { result } = renderHook(() => {
      const state = useLate(code);
      // Runs before the effects of useLate.
      useLayoutEffect(() => {
        part = 'part';
      });
      return state;
    });
    await waitFor(() => expect(result.current).toEqual({ tag: 'ready', part: 'part' }));
  });

  it('is retried after a failed fetch', async () => {
    const fetchPart = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue('part');
    const code = lateCode(fetchPart);
    const { result } = renderHook(() => useLate(code));
    await waitFor(() => expect(result.current.tag).toBe('failed'));
    act(() => {
      if (result.current.tag === 'failed') result.current.retry();
    });
    expect(result.current.tag).toBe('waiting');
    await waitFor(() => expect(result.current.tag).toBe('ready'));
  });

  it('is retried for each new reason', async () => {
    const fetchPart = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue('part');
    const code = lateCode(fetchPart);
    const { result, rerender } = renderHook(({ wanted }) => useLate(code, wanted), { initialProps: { wanted: 1 } });
    await waitFor(() => expect(result.current.tag).toBe('failed'));
    rerender({ wanted: 2 });
    await waitFor(() => expect(result.current.tag).toBe('ready'));
  });

  it('shows no failure of a fetch that was made ahead of need', async () => {
    const fetchPart = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue('part');
    const code = lateCode(fetchPart);
    code.preload();
    await vi.waitFor(() => expect(fetchPart).toHaveBeenCalledTimes(1));
    const { result } = renderHook(() => useLate(code));
    await waitFor(() => expect(result.current.tag).toBe('ready'));
  });
});
