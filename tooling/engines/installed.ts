import { join } from 'node:path';
import { findFiles } from '../find-files.ts';

export const firefoxPath = '/usr/bin/firefox-esr';

export function miniBrowserPath(): string {
  const path = findFiles('*/webkit2gtk-4.?/MiniBrowser', '/usr/lib').at(-1);
  return path === undefined ? '' : join('/usr/lib', path);
}

export const webkitDriver = 'WebKitWebDriver';
export const hiddenScreen = 'Xvfb';
