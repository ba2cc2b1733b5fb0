import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PaperSheet } from './PaperSheet.tsx';
import type { Papers } from './papers.ts';
import { createReading } from './reading.ts';

const never = (): Promise<never> => new Promise(() => undefined);

/** Reports its element as near and 300 px wide. */
class Near {
  readonly #hear: (seen: object[]) => void;
  constructor(hear: (seen: object[]) => void) {
    this.#hear = hear;
  }
  observe(): void {
    this.#hear([{ isIntersecting: true, contentRect: { width: 300 } }]);
  }
  disconnect(): void {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', never);
  vi.stubGlobal('IntersectionObserver', Near);
  vi.stubGlobal('ResizeObserver', Near);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a document that never arrives', () => {
  it('fails after a minute', async () => {
    const reading = createReading(async () => ({ url: 'https://storage.example/file' }));
    void reading.open('cv');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reading.read().cv).toMatchObject({ tag: 'failed', why: 'no-file' });
  });
});

describe('a sheet that never renders', () => {
  it('is unreadable after 30 seconds', async () => {
    const onUnreadable = vi.fn<() => void>();
    const papers: Papers = { count: 1, ratio: 1.4, sheet: never, close: () => undefined };
    render(<PaperSheet papers={papers} index={0} turns={0} label="CV, page 1" onUnreadable={onUnreadable} />);
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(onUnreadable).toHaveBeenCalledTimes(1);
  });
});
