// Browser fonts from the lockfile only: the machine's fonts would change snapshots.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

const require = createRequire(import.meta.url);

const generic = {
  'sans-serif': 'DejaVu Sans',
  'system-ui': 'DejaVu Sans',
  serif: 'DejaVu Serif',
  monospace: 'DejaVu Sans Mono',
  'ui-monospace': 'DejaVu Sans Mono',
} as const;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Fontconfig configuration with one folder's fonts and a separate cache. Missing fonts become sans-serif. */
export function fontconfig(fonts: string, cache: string): string {
  const aliases = Object.entries(generic).map(
    ([family, font]) =>
      `  <alias binding="same"><family>${family}</family><prefer><family>${font}</family></prefer></alias>`,
  );
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">',
    '<fontconfig>',
    `  <dir>${escaped(fonts)}</dir>`,
    `  <cachedir>${escaped(cache)}</cachedir>`,
    ...aliases,
    `  <match><edit name="family" mode="append_last"><string>${generic['sans-serif']}</string></edit></match>`,
    '</fontconfig>',
    '',
  ].join('\n');
}

export function fontEnvironment(): Record<string, string> {
  if (process.platform !== 'linux') return {};
  const folder = resolve(import.meta.dirname, '../node_modules/.cache/browser-fonts');
  const fonts = join(dirname(require.resolve('dejavu-fonts-ttf/package.json')), 'ttf');
  const file = join(folder, 'fonts.conf');
  const text = fontconfig(fonts, join(folder, 'cache'));
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    mkdirSync(folder, { recursive: true });
    // Written and renamed: another browser never reads half a file.
    const aside = `${file}.${process.pid}`;
    writeFileSync(aside, text);
    renameSync(aside, file);
  }
  return { FONTCONFIG_FILE: file };
}
