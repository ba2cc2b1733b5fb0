import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stored } from '../session/stored.ts';
import { reloadForRelease, wasUpdated } from './reload-for-release.ts';

const indexWith = (entry: string): string => `<html><script type="module" crossorigin src="${entry}"></script></html>`;

const pageOf = (entry: string) => {
  const reload = vi.fn<() => void>();
  const document = { querySelector: () => ({ getAttribute: () => entry }) };
  return { reload, window: { document, location: { reload } } as unknown as Window };
};

const answer = vi.fn<typeof fetch>();
let kept: string | null;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answer);
  kept = null;
  vi.spyOn(stored.releases, 'read').mockImplementation(() => kept);
  vi.spyOn(stored.releases, 'write').mockImplementation((text) => void (kept = text));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function fail(entry: string, newest: string): Promise<number> {
  answer.mockImplementation(async () => new Response(indexWith(newest)));
  const { reload, window } = pageOf(entry);
  const done = reloadForRelease(window);
  await vi.advanceTimersByTimeAsync(10_000);
  await done;
  return reload.mock.calls.length;
}

describe('a page whose code is gone', () => {
  it('reloads for a newer release, and reports it once', async () => {
    expect(wasUpdated()).toBe(false);
    expect(await fail('/assets/index-a.js', '/assets/index-b.js')).toBe(1);
    expect(wasUpdated()).toBe(true);
    expect(wasUpdated()).toBe(false);
  });

  it('stays when it is the newest release', async () => {
    expect(await fail('/assets/index-a.js', '/assets/index-a.js')).toBe(0);
  });

  it('reloads once for each release when servers disagree', async () => {
    expect(await fail('/assets/index-a.js', '/assets/index-b.js')).toBe(1);
    expect(await fail('/assets/index-b.js', '/assets/index-a.js')).toBe(0);
    expect(await fail('/assets/index-a.js', '/assets/index-b.js')).toBe(0);
  });

  it('stays when storage is blocked, because reloads could loop', async () => {
    vi.spyOn(stored.releases, 'write').mockReturnValue();
    expect(await fail('/assets/index-a.js', '/assets/index-b.js')).toBe(0);
  });

  it('stays when the index does not load', async () => {
    answer.mockImplementation(async (_, init) => {
      await new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', reject));
      throw new Error('aborted');
    });
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const stop = new AbortController();
      setTimeout(() => stop.abort(), ms);
      return stop.signal;
    });
    const { reload, window } = pageOf('/assets/index-a.js');
    const done = reloadForRelease(window);
    await vi.advanceTimersByTimeAsync(5_000);
    await done;
    expect(reload).not.toHaveBeenCalled();
  });
});
