import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as yaml from 'yaml';
import { browserPlaces, browserToInstall } from './browser-places.mjs';

const windows = {
  PROGRAMFILES: 'C:\\Program Files',
  'PROGRAMFILES(X86)': 'C:\\Program Files (x86)',
  LOCALAPPDATA: 'C:\\Users\\José\\AppData\\Local',
};

function found(platform: NodeJS.Platform, env: NodeJS.ProcessEnv, ...files: string[]): string | undefined {
  return browserPlaces(platform, env).find((place) => files.includes(place));
}

describe('the browser of the machine', () => {
  it.each([
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Users\\José\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Users\\José\\AppData\\Local\\Chromium\\Application\\chrome.exe',
  ])('is found on Windows at %s', (file) => expect(found('win32', windows, file)).toBe(file));

  it.each([
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    '/Users/zoë/Applications/Chromium.app/Contents/MacOS/Chromium',
  ])('is found on macOS at %s', (file) => expect(found('darwin', { HOME: '/Users/zoë' }, file)).toBe(file));

  it.each(['/usr/bin/chromium', '/usr/bin/google-chrome-stable', '/snap/bin/chromium'])(
    'is found on Linux at %s',
    (file) => expect(found('linux', {}, file)).toBe(file),
  );

  it('is Chrome before Edge', () => {
    const edge = '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge';
    const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(found('darwin', {}, edge, chrome)).toBe(chrome);
  });

  it('is looked for in no folder that the environment does not name', () => {
    expect(browserPlaces('win32', { LOCALAPPDATA: '' })).toEqual([]);
  });

  it('is named to a person who has none', () => {
    expect(browserToInstall('win32')).toContain('install Google Chrome or Microsoft Edge, or set CHROMIUM_PATH');
    expect(browserToInstall('linux')).toContain('install Chromium');
  });
});

it('downloads the Chromium of the lockfile on Linux x64 only', () => {
  const { importers, packages } = yaml.parse(
    readFileSync(resolve(import.meta.dirname, '../pnpm-lock.yaml'), 'utf8'),
  ) as {
    importers: Record<string, unknown>;
    packages: Record<string, unknown>;
  };
  expect(packages['linux-chromium@file:tooling/linux-chromium']).toMatchObject({ os: ['linux'], cpu: ['x64'] });
  expect(JSON.stringify(importers)).not.toContain('@sparticuz/chromium');
});
