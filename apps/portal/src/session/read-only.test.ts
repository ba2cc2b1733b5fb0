import { expect, it, vi } from 'vitest';
import { createReadOnlyWatch } from './read-only.ts';

/** A service that answers these in turn. */
function answering(...answers: { status?: number; says?: string }[]) {
  const watch = createReadOnlyWatch(async () => {
    const { status = 200, says } = answers.shift() ?? {};
    return new Response(null, { status, headers: says === undefined ? {} : { 'tele-read-only': says } });
  });
  const ask = async (): Promise<string | null> => {
    await watch.fetch('https://api.example.test/auth/me');
    return watch.read();
  };
  return { watch, ask };
}

it('hears from any answer that changes are paused, and until when, and from the next that they are not', async () => {
  const { watch, ask } = answering({}, { says: 'yes' }, { says: '2026-12-01T16:00:00.000Z', status: 503 }, {});
  const heard = vi.fn<() => void>();
  watch.subscribe(heard);
  expect(await ask()).toBeNull();
  expect(await ask()).toBe('yes');
  expect(await ask()).toBe('2026-12-01T16:00:00.000Z');
  expect(await ask()).toBeNull();
  expect(heard).toHaveBeenCalledTimes(3);
});

it('hears nothing from what a gateway answers in the place of the service', async () => {
  const { ask } = answering({ says: 'yes' }, { status: 502 }, {});
  expect([await ask(), await ask(), await ask()]).toEqual(['yes', 'yes', null]);
});
