import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findFiles, findSources } from './find-files.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'tele-find-')), 'télé [a] (b)');
for (const file of ['b/two.ts', 'a/one.ts', 'a/one.test.ts', 'a/node_modules/x/three.ts', 'a/style.css']) {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), '');
}
afterAll(() => rmSync(join(folder, '..'), { recursive: true }));

it('lists files in order by their paths with /, in any folder', () => {
  expect(findFiles('**/*.ts', folder, ['**/*.test.ts'])).toEqual(['a/one.ts', 'b/two.ts']);
});

it('refuses sources that are not there', () => {
  expect(findFiles('**/*.sql', folder)).toEqual([]);
  expect(() => findSources(['**/*.sql'], folder)).toThrow('No file matches **/*.sql in');
});
