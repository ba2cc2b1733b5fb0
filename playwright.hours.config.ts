import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import config from './playwright.config.ts';

const clockFile = resolve(import.meta.dirname, '.data/hours-clock');

/** Clock that runs ahead, for servers and journeys (tests/journeys/months/moved-clock.ts). */
function moveClocks(): void {
  const aheadMs = Date.parse(process.env.JOURNEYS_AT ?? '') - Date.now();
  // A slow clock would make browsers drop stored data as expired.
  if (!(aheadMs > 0))
    throw new Error('Say when the journeys begin, ahead of now: JOURNEYS_AT=2031-03-15T21:40:00Z npm run hours');
  mkdirSync(dirname(clockFile), { recursive: true });
  writeFileSync(clockFile, String(aheadMs));
  process.env.CLOCK_FILE = clockFile;
  process.env.NODE_OPTIONS = `--import ${pathToFileURL(resolve(import.meta.dirname, 'tests/journeys/months/moved-clock.ts')).href}`;
}

// Workers read this file again under the moved clock.
if (process.env.CLOCK_FILE === undefined) moveClocks();

/** Journeys at another hour: available times differ, and all must still pass. */
export default {
  ...config,
  // Canaries read the timeline, which the page clock replaces; start.long.spec.ts starts its own programs.
  testIgnore: ['**/canary*.{long,release}.spec.ts', '**/start.long.spec.ts'],
};
