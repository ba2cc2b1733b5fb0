import { posix, win32 } from 'node:path';

/**
 * Install locations of Chrome, Chromium and Edge, preferred first.
 * @param {NodeJS.Platform} platform @param {Record<string, string | undefined>} env @returns {string[]}
 */
export function browserPlaces(platform, env) {
  if (platform === 'win32') {
    const programs = [
      'Google/Chrome/Application/chrome',
      'Chromium/Application/chrome',
      'Microsoft/Edge/Application/msedge',
    ];
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
    return programs.flatMap((program) =>
      folders.flatMap((folder) => (folder ? [win32.join(folder, `${program}.exe`)] : [])),
    );
  }
  if (platform === 'darwin') {
    const folders = ['/Applications', ...(env.HOME ? [posix.join(env.HOME, 'Applications')] : [])];
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
      folders.map((folder) => `${folder}/${name}.app/Contents/MacOS/${name}`),
    );
  }
  return [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/microsoft-edge',
    '/snap/bin/chromium',
  ];
}

/** The browser that is easiest to install. @param {NodeJS.Platform} platform @returns {string} */
export function browserToInstall(platform) {
  const names =
    platform === 'linux' ? 'Chromium (`apt install chromium` on Debian)' : 'Google Chrome or Microsoft Edge';
  return `No browser found: install ${names}, or set CHROMIUM_PATH to a Chromium-based browser.`;
}
