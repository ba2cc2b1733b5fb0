import { afterEach, describe, expect, it, vi } from 'vitest';
import { fileName, importChecked } from './chunks.ts';

afterEach(() => vi.useRealTimers());

describe('the files of the script', () => {
  it('are named by their hash, in letters that an address takes', () => {
    expect(fileName('a+/bcdefghijklm')).toBe('c-a--bcdefgh.js');
  });

  it('are asked for again after they failed to load', async () => {
    vi.useFakeTimers();
    let loads = false;
    const append = (link: HTMLLinkElement): void =>
      queueMicrotask(() => (loads ? link.onload?.(new Event('load')) : link.onerror?.('')));
    const page = { scripts: [], head: { append }, createElement: () => ({ remove: () => undefined }) };
    const base = 'data:text/javascript,export const others = []//';
    const importFile = importChecked([['first'], ['last']], { page: page as unknown as Document, base });
    const failed = importFile(0).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await failed).toBeInstanceOf(Error);
    loads = true;
    await expect(importFile(0)).resolves.toMatchObject({ others: [] });
  });
});
