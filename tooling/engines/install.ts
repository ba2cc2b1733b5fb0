import { existsSync } from 'node:fs';
import { installMissing, onPath, type DebianPackage } from '../debian.ts';
import { firefoxPath, hiddenScreen, miniBrowserPath, webkitDriver } from './installed.ts';

export const enginesWanted = (): DebianPackage[] => [
  { name: 'firefox-esr', isThere: existsSync(firefoxPath) },
  { name: 'webkit2gtk-driver', isThere: onPath(webkitDriver) && miniBrowserPath() !== '' },
  { name: 'xvfb', isThere: onPath(hiddenScreen) },
];

export function installEngines(): void {
  installMissing('Some of the engines', enginesWanted);
}
