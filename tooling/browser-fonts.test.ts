import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fontconfig, fontEnvironment } from './browser-fonts.ts';

describe('the fonts of the test browser', () => {
  it.runIf(process.platform === 'linux')(
    'come from one folder of the installation, and nothing of the machine is read',
    () => {
      const { FONTCONFIG_FILE = '' } = fontEnvironment();
      const text = readFileSync(FONTCONFIG_FILE, 'utf8');
      const folders = [...text.matchAll(/<dir>(.*)<\/dir>/g)].map(([, folder = '']) => folder);
      expect(folders).toEqual([expect.stringContaining('node_modules')]);
      expect(text).not.toContain('<include');
      expect(existsSync(`${folders[0]}/DejaVuSansMono.ttf`)).toBe(true);
    },
  );

  it('have a file for every family they stand for', () => {
    const text = fontconfig('/fonts', '/cache');
    const preferred = new Set([...text.matchAll(/<prefer><family>(.*?)<\/family>/g)].map(([, name = '']) => name));
    const files = readdirSync('node_modules/dejavu-fonts-ttf/ttf');
    for (const family of preferred) {
      expect(files).toContain(`${family.replaceAll(' ', '')}.ttf`);
    }
  });

  it('survive a folder whose name means something in XML', () => {
    expect(fontconfig('/home/a&b/<c>', '/cache')).toContain('<dir>/home/a&amp;b/&lt;c></dir>');
  });
});
