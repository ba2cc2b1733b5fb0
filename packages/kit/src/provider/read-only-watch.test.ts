import { expect, it, vi } from 'vitest';
import { createReadOnlyWatch } from './read-only-watch.ts';

/** State after each of these answers, in turn. */
function watching() {
  const watch = createReadOnlyWatch();
  const after = ({ status = 200, says }: { status?: number; says?: string }): string | null => {
    watch.hear(new Response(null, { status, headers: says === undefined ? {} : { 'tele-read-only': says } }));
    return watch.read();
  };
  return { watch, after };
}

it('reads read-only mode and its end from any answer, until the next without it', () => {
  const { watch, after } = watching();
  const heard = vi.fn<() => void>();
  watch.subscribe(heard);
  expect(after({})).toBeNull();
  expect(after({ says: 'yes' })).toBe('yes');
  expect(after({ says: '2026-12-01T16:00:00.000Z', status: 503 })).toBe('2026-12-01T16:00:00.000Z');
  expect(after({})).toBeNull();
  expect(heard).toHaveBeenCalledTimes(3);
});

it('ignores a gateway’s answer', () => {
  const { after } = watching();
  expect([after({ says: 'yes' }), after({ status: 502 }), after({})]).toEqual(['yes', 'yes', null]);
});
