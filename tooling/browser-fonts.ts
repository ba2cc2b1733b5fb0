// The fonts a test browser draws with. Fontconfig would offer it whatever the machine has, and `monospace` or an arrow that our
// own font lacks would then look different on each: snapshots are of the fonts that the lockfile pins, and no others.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

const require = createRequire(import.meta.url);

/** Each generic family of CSS, and the pinned font that stands for it. */
const generic = {
  'sans-serif': 'DejaVu Sans',
  'system-ui': 'DejaVu Sans',
  serif: 'DejaVu Serif',
  monospace: 'DejaVu Sans Mono',
  'ui-monospace': 'DejaVu Sans Mono',
} as const;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A whole Fontconfig configuration: the fonts of one folder, a cache of their own, and nothing of the machine's. What is not there is drawn in the sans-serif. */
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

/** The environment in which a browser sees the pinned fonts only. Empty where browsers do not ask Fontconfig (macOS, Windows). */
export function fontEnvironment(): Record<string, string> {
  if (process.platform !== 'linux') return {};
  const folder = resolve(import.meta.dirname, '../node_modules/.cache/browser-fonts');
  const fonts = join(dirname(require.resolve('dejavu-fonts-ttf/package.json')), 'ttf');
  const file = join(folder, 'fonts.conf');
  const text = fontconfig(fonts, join(folder, 'cache'));
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    mkdirSync(folder, { recursive: true });
    // Written aside and moved: a browser that starts meanwhile never reads half of it.
    const aside = `${file}.${process.pid}`;
    writeFileSync(aside, text);
    renameSync(aside, file);
  }
  return { FONTCONFIG_FILE: file };
}
