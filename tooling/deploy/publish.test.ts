import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publish } from './publish.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'publish-'));
});
afterEach(() => rmSync(home, { recursive: true }));

function release(name: string, day: number): readonly string[] {
  const from = join(home, name);
  mkdirSync(join(from, 'assets'), { recursive: true });
  writeFileSync(join(from, 'index.html'), name);
  writeFileSync(join(from, 'assets', `${name}.js`), name);
  return publish({ from, to: join(home, 'served'), now: new Date(Date.UTC(2026, 10, day)) });
}
const isServed = (name: string): boolean => existsSync(join(home, 'served/assets', `${name}.js`));

describe('publishing a release', () => {
  it('serves its index, and keeps the files of the release before for a week from then', () => {
    release('first', 1);
    expect(release('second', 20)).toEqual([]);
    expect(readFileSync(join(home, 'served/index.html'), 'utf8')).toBe('second');
    expect(release('third', 27)).toEqual([]);
    expect([isServed('first'), isServed('second'), isServed('third')]).toEqual([true, true, true]);
    expect(release('fourth', 28)).toEqual(['first.js']);
    expect([isServed('first'), isServed('second'), isServed('third')]).toEqual([false, true, true]);
  });

  it('keeps a file that a later release reuses', () => {
    release('first', 1);
    release('second', 2);
    release('first', 3);
    expect(release('first', 20)).toEqual(['second.js']);
    expect(isServed('first')).toBe(true);
  });
});
