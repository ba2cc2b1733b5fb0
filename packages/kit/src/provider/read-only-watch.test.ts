import { expect, it, vi } from 'vitest';
import { createReadOnlyWatch } from './read-only-watch.ts';

/** What a watch says after each of these answers, in turn. */
function watching() {
  const watch = createReadOnlyWatch();
  const after = ({ status = 200, says }: { status?: number; says?: string }): string | null => {
    watch.hear(new Response(null, { status, headers: says === undefined ? {} : { 'tele-read-only': says } }));
    return watch.read();
  };
  return { watch, after };
}

it('hears from any answer that changes are paused, and until when, and from the next that they are not', () => {
  const { watch, after } = watching();
  const heard = vi.fn<() => void>();
  watch.subscribe(heard);
  expect(after({})).toBeNull();
  expect(after({ says: 'yes' })).toBe('yes');
  expect(after({ says: '2026-12-01T16:00:00.000Z', status: 503 })).toBe('2026-12-01T16:00:00.000Z');
  expect(after({})).toBeNull();
  expect(heard).toHaveBeenCalledTimes(3);
});

it('hears nothing from what a gateway answers in the place of the service', () => {
  const { after } = watching();
  expect([after({ says: 'yes' }), after({ status: 502 }), after({})]).toEqual(['yes', 'yes', null]);
});
