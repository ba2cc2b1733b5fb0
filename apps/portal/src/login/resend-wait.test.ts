import { expect, it } from 'vitest';
import { resendWaitMs } from './resend-wait.ts';

it('waits half a minute before the first resend, then twice as long each time', () => {
  expect([1, 2, 3, 4].map(resendWaitMs)).toEqual([30_000, 60_000, 120_000, 240_000]);
});

it('sends fewer than 20 links in an hour', () => {
  let [at, sent] = [0, 1];
  while (at < 3_600_000) {
    at += resendWaitMs(sent);
    sent += 1;
  }
  expect(sent).toBeLessThan(20);
});
