import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { postFile } from './post-file.ts';

/** Request that storage never answers. */
class DeadRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly status = 0;
  readonly responseText = '';
  open(): void {}
  send(): void {}
  abort(): void {
    this.dispatchEvent(new Event('loadend'));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', DeadRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('drops an upload after 30 seconds without a byte', async () => {
  const form = { url: 'https://storage.example', fields: {}, key: 'cv' };
  const { signal } = new AbortController();
  const posted = postFile(form, new Blob(['cv']), { onSent: () => undefined, signal, page: window });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await posted).toEqual({ tag: 'dropped' });
});
