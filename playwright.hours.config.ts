import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import config from './playwright.config.ts';

const clockFile = resolve(import.meta.dirname, '.data/hours-clock');

/** For the servers and for the journeys themselves, which count their days from now: a clock that is ahead (e2e/months/moved-clock.ts). */
function moveClocks(): void {
  const aheadMs = Date.parse(process.env.JOURNEYS_AT ?? '') - Date.now();
  // Behind, a browser would forget what it is given until a time that has passed for it.
  if (!(aheadMs > 0))
    throw new Error('Say when the journeys begin, ahead of now: JOURNEYS_AT=2031-03-15T21:40:00Z npm run hours');
  mkdirSync(dirname(clockFile), { recursive: true });
  writeFileSync(clockFile, String(aheadMs));
  process.env.CLOCK_FILE = clockFile;
  process.env.NODE_OPTIONS = `--import ${pathToFileURL(resolve(import.meta.dirname, 'e2e/months/moved-clock.ts')).href}`;
}

// Those that run the journeys read this file again, by the clock that was moved.
if (process.env.CLOCK_FILE === undefined) moveClocks();

/** The journeys at another hour: who is free, closed or booked next is another at each, and they hold at every one. */
export default {
  ...config,
  // A page's other clock replaces its timeline, which the canaries look at; the other starts Tele by programs of its own.
  testIgnore: ['**/canary*.long.spec.ts', '**/start.long.spec.ts'],
};
