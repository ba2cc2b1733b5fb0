import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadScript } from './load-script.ts';

const home = 'https://js.stripe.com/never.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

it('gives up on a script after 20 seconds, and the next attempt starts again', async () => {
  const failed = loadScript(document, { home }).catch(String);
  const first = document.scripts[0];
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await failed).toContain('did not load from https://js.stripe.com');
  expect(document.scripts).toHaveLength(0);
  const loaded = loadScript(document, { home });
  expect(document.scripts[0]).not.toBe(first);
  document.scripts[0]?.dispatchEvent(new Event('load'));
  await loaded;
  expect(vi.getTimerCount()).toBe(0);
});
