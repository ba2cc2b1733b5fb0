import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faults } from './all.ts';

const root = resolve(import.meta.dirname, '../..');
const all = Object.values(faults).flat();

describe('faults', () => {
  it.each(all)('$title: is about text that occurs once', ({ file, find, replace }) => {
    const text = readFileSync(join(root, file), 'utf8');
    expect(text.split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
  });

  it('have titles that differ', () => {
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  });
});
