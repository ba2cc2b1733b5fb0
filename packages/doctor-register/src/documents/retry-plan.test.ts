import { expect, it } from 'vitest';
import { nextAfter } from './retry-plan.ts';

const dropped = { tag: 'dropped' } as const;
const refused = (status: number, code = '') => ({ tag: 'refused', status, code }) as const;

it('an upload is done when storage has the file', () => {
  expect(nextAfter({ tag: 'stored' }, 4)).toEqual({ tag: 'done' });
});

it('retries a dropped upload five times, doubling the wait', () => {
  const waits = [0, 1, 2, 3, 4].map((failures) => nextAfter(dropped, failures));
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000].map((afterMs) => ({ tag: 'again', afterMs })));
  expect(nextAfter(dropped, 5)).toEqual({ tag: 'given-up' });
});

it('retries an overloaded storage', () => {
  expect(nextAfter(refused(503, 'SlowDown'), 3)).toEqual({ tag: 'again', afterMs: 8_000 });
});

it('gets one more form when storage refuses one', () => {
  expect(nextAfter(refused(403, 'AccessDenied'), 0)).toEqual({ tag: 'again', afterMs: 1_000 });
  expect(nextAfter(refused(403, 'AccessDenied'), 1)).toEqual({ tag: 'given-up' });
});

it('reports the error of a file that storage measures', () => {
  expect(nextAfter(refused(400, 'EntityTooLarge'), 0)).toEqual({ tag: 'refused', fault: 'too-large' });
  expect(nextAfter(refused(400, 'EntityTooSmall'), 0)).toEqual({ tag: 'refused', fault: 'empty' });
});
