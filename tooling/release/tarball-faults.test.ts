import { describe, expect, it } from 'vitest';
import { latestOf } from './latest-of.ts';
import { tarballFaults, type Packed } from './tarball-faults.ts';

const root = '/builds/tele';
const whole: Packed[] = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md', 'dist/index.js'].map((path) => ({
  path,
  text: 'export {};',
}));
const faultsOf = (path: string, text: string): string[] => tarballFaults('kit', [...whole, { path, text }], root);

describe('what others get', () => {
  it('has a licence, a changelog and a README, but no internal files', () => {
    expect(tarballFaults('kit', whole, root)).toEqual([]);
    expect(tarballFaults('kit', whole.slice(1), root)).toEqual(['kit has no package.json']);
    for (const path of ['.env', 'dist/card.test.js', 'src/index.ts', 'dist/node_modules/x.js'])
      expect(faultsOf(path, '')).toEqual([`kit has ${path}, which is not for others`]);
  });

  it('contains no key, token or machine path', () => {
    const told = [
      ['-----BEGIN PRIVATE KEY-----\nMIIE', 'a private key'],
      ['sk_live_51Habcdefgh', 'a secret key of the payment provider'],
      ['tele_sec_a1b2c3d4e5', 'a secret key of a partner'],
      [`npm_${'a'.repeat(36)}`, 'a token of npm'],
      ['"/home/somebody/tele/x.ts"', 'a path of somebody’s machine'],
    ];
    for (const [text = '', what = ''] of told)
      expect(faultsOf('dist/a.js', text)).toEqual([`kit: dist/a.js has ${what}`]);
    expect(faultsOf('dist/a.js.map', `${root}/packages/kit`)).toEqual([
      'kit: dist/a.js.map names the folder it was built in',
    ]);
  });

  it('may speak of keys', () => {
    expect(faultsOf('dist/a.js', 'a key begins with tele_sec_… or -----BEGIN PRIVATE KEY-----')).toEqual([]);
  });
});

it('finds the newest part of a changelog', () => {
  expect(latestOf('# @tele/kit\n\n## 0.2.0\n\n- New.\n\n## 0.1.0\n\n- Old.\n')).toBe('## 0.2.0\n\n- New.');
});
