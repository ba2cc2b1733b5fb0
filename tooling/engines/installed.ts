import { join } from 'node:path';
import { findFiles } from '../find-files.ts';

/** Where Debian puts Firefox. */
export const firefoxPath = '/usr/bin/firefox-esr';

/** Where Debian puts WebKitGTK’s small browser, which its driver starts; nothing where it is not. */
export function miniBrowserPath(): string {
  const path = findFiles('*/webkit2gtk-4.?/MiniBrowser', '/usr/lib').at(-1);
  return path === undefined ? '' : join('/usr/lib', path);
}

/** On the path, by the packages `webkit2gtk-driver` and `xvfb`. */
export const webkitDriver = 'WebKitWebDriver';
export const hiddenScreen = 'Xvfb';
