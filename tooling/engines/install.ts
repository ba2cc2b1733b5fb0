import { existsSync } from 'node:fs';
import { installMissing, onPath, type Wanted } from '../debian.ts';
import { firefoxPath, hiddenScreen, miniBrowserPath, webkitDriver } from './installed.ts';

/** What the engines come in. Chromium is the one of all other tests (tooling/browser.ts). */
const wantedNow = (): Wanted[] => [
  { name: 'firefox-esr', isThere: existsSync(firefoxPath) },
  { name: 'webkit2gtk-driver', isThere: onPath(webkitDriver) && miniBrowserPath() !== '' },
  { name: 'xvfb', isThere: onPath(hiddenScreen) },
];

/** Installs the engines that are missing. Throws, with what to do, where this process cannot: a run never does without an engine. */
export function installEngines(): void {
  installMissing('Some of the engines', wantedNow);
}
