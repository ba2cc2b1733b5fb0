import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFaults, writeFaults } from './table.ts';

const root = resolve(import.meta.dirname, '../..');
const table = readFileSync(join(root, 'docs/faults.tsv'), 'utf8');
const all = readFaults(table);

describe('faults', () => {
  it.each(all)('$title: is about text that occurs once', ({ file, find, replace }) => {
    const text = readFileSync(join(root, file), 'utf8');
    expect(text.split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
  });

  it('are written as they were read', () => {
    expect(writeFaults(all)).toBe(table);
  });

  it('have titles that differ', () => {
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  });
});
