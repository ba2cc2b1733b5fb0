import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defineElements } from './define-elements.ts';
import { TeleMatchWidgetElement } from './elements.ts';

const warn = vi.fn<(text: string) => void>();
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(warn));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  warn.mockClear();
});

/** Registry that already has these. */
function registry(known: Record<string, object> = {}) {
  const defined = new Map(Object.entries(known));
  const define = vi.fn<(tag: string, element: object) => void>((tag, element) => void defined.set(tag, element));
  vi.stubGlobal('customElements', { get: (tag: string) => defined.get(tag), define });
  return define;
}

it('defines each tag once, however often it is called', () => {
  const define = registry();
  defineElements();
  defineElements();
  expect(define.mock.calls.map(([tag]) => tag)).toEqual([
    'tele-match-widget',
    'tele-provider-inbox',
    'tele-availability-calendar',
    'tele-doctor-register',
  ]);
  expect(warn).not.toHaveBeenCalled();
});

it('leaves a tag to the first version, with a warning', () => {
  const define = registry({ 'tele-match-widget': { version: '0.0.9' } });
  defineElements();
  expect(define).toHaveBeenCalledTimes(3);
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/version 0\.0\.9 of <tele-match-widget> is already on the page/)],
  ]);
});

it('on a server, it does nothing and the classes can be imported', () => {
  vi.stubGlobal('customElements', undefined);
  expect(defineElements).not.toThrow();
  expect(TeleMatchWidgetElement.tag).toBe('tele-match-widget');
});
