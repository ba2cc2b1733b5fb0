import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckState } from './check-store.ts';
import { runCheck } from './run-check.ts';
import type { TurnstileOptions } from './turnstile.ts';

const onState = vi.fn<(state: CheckState) => void>();
const settings = { siteKey: 'key', action: 'register', locale: 'en-AU', root: document.body };
let end = (): void => undefined;
const run = (): void => {
  end = runCheck(document.body, settings, onState);
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  onState.mockClear();
});

describe('a human check that is never answered', () => {
  it('reports that it is blocked when its script does not load', async () => {
    run();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(onState.mock.calls).toEqual([[{ tag: 'failed', why: 'blocked' }]]);
  });

  it('fails after a minute, unless it waits for the person', async () => {
    let options: TurnstileOptions | undefined;
    vi.stubGlobal('turnstile', { render: (_: Element, given: TurnstileOptions) => (options = given), remove: vi.fn() });
    run();
    document.scripts[0]?.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onState.mock.calls).toEqual([[{ tag: 'failed', why: 'refused' }]]);
    end();
    run();
    await vi.advanceTimersByTimeAsync(0);
    options?.['before-interactive-callback']();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(onState).toHaveBeenLastCalledWith({ tag: 'asks' });
  });
});
