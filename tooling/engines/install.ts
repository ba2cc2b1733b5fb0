import { existsSync } from 'node:fs';
import { installMissing, onPath, type DebianPackage } from '../debian.ts';
import { firefoxPath, hiddenScreen, miniBrowserPath, webkitDriver } from './installed.ts';

/** Debian's packages of the engines. Chromium is the one of all other tests (tooling/browser.ts). */
export const enginesWanted = (): DebianPackage[] => [
  { name: 'firefox-esr', isThere: existsSync(firefoxPath) },
  { name: 'webkit2gtk-driver', isThere: onPath(webkitDriver) && miniBrowserPath() !== '' },
  { name: 'xvfb', isThere: onPath(hiddenScreen) },
];

/** Installs the missing engines. Throws, with what to do, where this process cannot. */
export function installEngines(): void {
  installMissing('Some of the engines', enginesWanted);
}
