import { globSync } from 'node:fs';

/** Where Debian puts Firefox. */
export const firefoxPath = '/usr/bin/firefox-esr';

/** Where Debian puts WebKitGTK’s small browser, which its driver starts; nothing where it is not. */
export const miniBrowserPath = (): string => globSync('/usr/lib/*/webkit2gtk-4.?/MiniBrowser').toSorted().at(-1) ?? '';

/** On the path, by the packages `webkit2gtk-driver` and `xvfb`. */
export const webkitDriver = 'WebKitWebDriver';
export const hiddenScreen = 'Xvfb';
